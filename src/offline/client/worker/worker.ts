import { parseToWorker } from '../../model/messages';
import { planRequest } from '../../model/planRequest';
import { answerFile, answerFresh, answerPage } from './answer';
import { keepUrls } from './keep';
import { scope } from './scope';
import { installShell, replaceOldShells } from './shell';

/** The service worker at `/sw.js`. It keeps what a reader visits, and changes nothing online. */
scope.addEventListener('install', (event) => {
  event.waitUntil(installShell());
});

scope.addEventListener('activate', (event) => {
  // No page is claimed: those that are open have loaded everything without a worker.
  event.waitUntil(replaceOldShells());
});

scope.addEventListener('message', (event) => {
  const message = parseToWorker(event.data);
  if (message?.type === 'SKIP_WAITING') event.waitUntil(scope.skipWaiting());
  if (message?.type === 'KEEP') event.waitUntil(keepUrls(message.urls));
});

const ANSWERS = { page: answerPage, file: answerFile, fresh: answerFresh };

scope.addEventListener('fetch', (event) => {
  const { method, url, mode, cache, headers } = event.request;
  const plan = planRequest({
    method,
    url,
    mode,
    cache,
    origin: scope.location.origin,
    hasRange: headers.has('range'),
  });
  if (plan !== 'ignore') event.respondWith(ANSWERS[plan](event));
});

import { parseToWorker } from '../../model/messages';
import { planRequest } from '../../model/planRequest';
import { answerFile, answerFresh, answerPage } from './answer';
import { keepUrls } from './keep';
import { scope } from './scope';
import { installShell, replaceOldShells } from './shell';

/**
 * The service worker at `/sw.js`. It keeps what a reader visits, and changes nothing online.
 *
 * `@docusaurus/plugin-pwa` puts it in front of its own worker, whose listeners come later and
 * would open an empty cache. Each of ours stops its event, so none of those runs. At an address
 * without `?params=`, which earlier releases registered, the plugin's worker fails when it reads
 * the address, and ours does all the same.
 */
scope.addEventListener('install', (event) => {
  event.stopImmediatePropagation();
  event.waitUntil(installShell());
});

scope.addEventListener('activate', (event) => {
  event.stopImmediatePropagation();
  // No page is claimed: those that are open have loaded everything without a worker.
  event.waitUntil(replaceOldShells());
});

scope.addEventListener('message', (event) => {
  event.stopImmediatePropagation();
  const message = parseToWorker(event.data);
  if (message?.type === 'SKIP_WAITING') event.waitUntil(scope.skipWaiting());
  if (message?.type === 'KEEP') event.waitUntil(keepUrls(message.urls));
});

const ANSWERS = { page: answerPage, file: answerFile, fresh: answerFresh };

scope.addEventListener('fetch', (event) => {
  event.stopImmediatePropagation();
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

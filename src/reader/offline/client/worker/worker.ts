import { parsePageMessage } from '../../model/messages';
import { planRequest } from '../../model/planRequest';
import { handleFile, handleFresh, handlePage } from './handlers';
import { keepUrls } from './keep';
import { scope } from './scope';
import { installShell, replaceOldShells } from './shell';

/**
 * The service worker at `/sw.js`. It caches what a reader visits, and changes nothing while they're
 * online.
 *
 * `@docusaurus/plugin-pwa` prepends it to its own worker, whose listeners are added later and would
 * open an empty cache. Each of our listeners stops its event, so that none of the plugin's run. At a
 * URL without `?params=`, which earlier releases registered, the plugin's worker throws when it reads
 * the query, but ours works anyway.
 */
scope.addEventListener('install', (event) => {
  event.stopImmediatePropagation();
  event.waitUntil(installShell());
});

scope.addEventListener('activate', (event) => {
  event.stopImmediatePropagation();
  // Doesn't claim open pages, because they've loaded everything without this worker.
  event.waitUntil(replaceOldShells());
});

scope.addEventListener('message', (event) => {
  event.stopImmediatePropagation();
  const message = parsePageMessage(event.data);
  if (message?.type === 'SKIP_WAITING') event.waitUntil(scope.skipWaiting());
  if (message?.type === 'KEEP') event.waitUntil(keepUrls(message.urls));
});

const HANDLERS = { page: handlePage, file: handleFile, fresh: handleFresh };

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
  if (plan !== 'ignore') event.respondWith(HANDLERS[plan](event));
});

import { isOwnCache } from '../../model/cacheNames';
import { scope } from './scope';

/**
 * The switch: a release that is built with it has this as its `/sw.js`. It takes the place of the
 * worker at once, empties its caches and ends its registration; the pages notice the change and
 * reload once, as for any update. It answers no request.
 */
scope.addEventListener('install', (event) => {
  event.waitUntil(scope.skipWaiting());
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      // First, so that a page which reloads at once is no longer this worker's.
      await scope.registration.unregister();
      const names = (await caches.keys()).filter(isOwnCache);
      await Promise.all(names.map((name) => caches.delete(name)));
    })(),
  );
});

import { isSiteCache } from '../../model/cacheNames';
import { scope } from './scope';

/**
 * The worker of a release that's built with `OFFLINE=off`. It replaces the previous worker
 * immediately, unregisters itself, and deletes all caches. Open pages notice the change and reload
 * once, as for any update. It handles no requests.
 */
scope.addEventListener('install', (event) => {
  event.waitUntil(scope.skipWaiting());
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      // First, so that this worker doesn't control pages that reload immediately.
      await scope.registration.unregister();
      const names = (await caches.keys()).filter(isSiteCache);
      await Promise.all(names.map((name) => caches.delete(name)));
    })(),
  );
});

import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { isSiteCache } from '../model/cacheNames';

/** For releases without offline reading: unregisters a worker that a page of an older release may have registered again, and deletes its caches. */
async function removeWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = (await caches.keys()).filter(isSiteCache);
  await Promise.all(names.map((name) => caches.delete(name)));
}

if (ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator && 'caches' in window) {
  window.addEventListener('load', () => {
    // If storage is blocked, there's nothing to remove.
    removeWorker().catch(() => undefined);
  });
}

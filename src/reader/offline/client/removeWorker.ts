import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { isOwnCache } from '../model/cacheNames';

/** For releases without reading offline: ends a registration that an old page has renewed. */
async function removeWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = (await caches.keys()).filter(isOwnCache);
  await Promise.all(names.map((name) => caches.delete(name)));
}

if (ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator && 'caches' in window) {
  window.addEventListener('load', () => {
    // Where storage is forbidden there is nothing to remove.
    removeWorker().catch(() => undefined);
  });
}

import { watchForUpdates } from './watchForUpdates';
import { reportLoads } from './reportLoads';

/**
 * The worker at the root serves all languages. The code of `@docusaurus/plugin-pwa` in it reads this
 * query. Earlier releases registered the URL without a query.
 */
const PARAMS = { offlineMode: false, debug: false };
const WORKER_URL = `/sw.js?params=${encodeURIComponent(JSON.stringify(PARAMS))}`;

/**
 * Registers the worker. Resolves to a function that reports client navigations to it, or to
 * `undefined` if the browser doesn't allow a worker.
 *
 * @param initialWorker the worker that served the page, or `null` if there was none
 */
export async function startOffline(
  initialWorker: ServiceWorker | null,
): Promise<((pathname: string) => void) | undefined> {
  const container = navigator.serviceWorker;
  const registration = (await container
    .register(WORKER_URL, { scope: '/', updateViaCache: 'none' })
    .catch(() => undefined)) as ServiceWorkerRegistration | undefined;
  // In some private modes, `register` resolves to `undefined`.
  if (registration === undefined) return undefined;
  watchForUpdates(registration, initialWorker);
  return reportLoads(container, initialWorker !== null);
}

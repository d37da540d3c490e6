import { followUpdates } from './followUpdates';
import { reportLoads } from './reportLoads';

/**
 * The worker at the root serves all languages. The code of `@docusaurus/plugin-pwa` in it reads
 * this query; earlier releases registered the address without one.
 */
const PARAMS = { offlineMode: false, debug: false };
const WORKER_URL = `/sw.js?params=${encodeURIComponent(JSON.stringify(PARAMS))}`;

/**
 * Registers the worker. Resolves to the function that tells it of pages reached by links of the
 * site, or to `undefined` where the browser does not let us have one.
 *
 * @param first the worker that has served the page
 */
export async function startOffline(
  first: ServiceWorker | null,
): Promise<((pathname: string) => void) | undefined> {
  const container = navigator.serviceWorker;
  const registration = (await container
    .register(WORKER_URL, { scope: '/', updateViaCache: 'none' })
    .catch(() => undefined)) as ServiceWorkerRegistration | undefined;
  // Some private modes resolve to nothing.
  if (registration === undefined) return undefined;
  followUpdates(registration, first);
  return reportLoads(container, first !== null);
}

import { HEALTH_PATH } from '../model/pageHealth';
import type { PageHealth } from '../model/pageHealth';
import { showHealth } from './showHealth';

let latest: AbortController | undefined;

/**
 * Requests the health of the open page from the dev server and shows it.
 *
 * Aborts the previous request. The first check takes several seconds, and a browser opens only six
 * connections to a server over HTTP/1.1. Otherwise, hot updates would wait for outdated checks.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/Connection_management_in_HTTP_1.x
 */
export async function refreshHealth(): Promise<void> {
  latest?.abort();
  latest = new AbortController();
  const { signal } = latest;
  const url = `${HEALTH_PATH}?path=${encodeURIComponent(window.location.pathname)}`;
  const health = await fetch(url, { signal })
    .then((response) => response.json() as Promise<PageHealth | null>)
    .catch(() => null);
  if (!signal.aborted) showHealth(health ?? undefined);
}

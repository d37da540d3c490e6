import { HEALTH_PATH, SAVED_PATH } from '../model/pageHealth';
import type { PageHealth } from '../model/pageHealth';
import { showHealth } from './showHealth';

/**
 * A hot update sends several events, and its result should be painted before the page is checked.
 */
const DEBOUNCE_MS = 150;

let latestRequest = 0;
let timer: number | undefined;

/** Requests the health of the open page from the dev server, and ignores outdated responses. */
async function refresh(): Promise<void> {
  latestRequest += 1;
  const request = latestRequest;
  const url = `${HEALTH_PATH}?path=${encodeURIComponent(window.location.pathname)}`;
  const health = await fetch(url)
    .then((response) => response.json() as Promise<PageHealth | null>)
    .catch(() => null);
  if (request === latestRequest) showHealth(health ?? undefined);
}

function scheduleRefresh(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => void refresh(), DEBOUNCE_MS);
}

/** Docusaurus calls this after every navigation. The module exists only in development. */
export function onRouteDidUpdate(): void {
  scheduleRefresh();
}

// Most saved files cause a hot update.
import.meta.webpackHot?.addStatusHandler((status) => {
  if (status === 'idle') scheduleRefresh();
});

// A key file, or a page that doesn't compile, causes no hot update, so the dev server sends an event.
new EventSource(SAVED_PATH).addEventListener('message', scheduleRefresh);

import { SAVED_PATH } from '../model/pageHealth';
import { refreshHealth } from './refreshHealth';

/**
 * A hot update sends several events, and its result should be painted before the page is checked.
 */
const DEBOUNCE_MS = 150;

let timer: number | undefined;

function scheduleRefresh(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => void refreshHealth(), DEBOUNCE_MS);
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

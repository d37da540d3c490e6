import { HEALTH_PATH, SAVED_PATH } from '../model/pageHealth';
import type { PageHealth } from '../model/pageHealth';
import { showHealth } from './showHealth';

/** A hot update is more than one event; and what it draws comes first. */
const PAUSE_MS = 150;

let asked = 0;
let timer: number | undefined;

/** Asks the dev server about the page that is open; only the newest answer counts. */
async function ask(): Promise<void> {
  asked += 1;
  const mine = asked;
  const url = `${HEALTH_PATH}?path=${encodeURIComponent(window.location.pathname)}`;
  const health = await fetch(url)
    .then((response) => response.json() as Promise<PageHealth | null>)
    .catch(() => null);
  if (mine === asked) showHealth(health ?? undefined);
}

function askSoon(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => void ask(), PAUSE_MS);
}

/** Docusaurus calls it for each page. Present in development only. */
export function onRouteDidUpdate(): void {
  askSoon();
}

// A saved file reaches the page by a hot update.
import.meta.webpackHot?.addStatusHandler((status) => {
  if (status === 'idle') askSoon();
});

// A key file, or a page that can't be compiled, reaches the page by no update.
new EventSource(SAVED_PATH).addEventListener('message', askSoon);

import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { sessionAdapter } from '../../../foundation/preferences/client/storageAdapter';
import {
  addScrollPosition,
  formatScrollPositions,
  parseScrollPositions,
  SCROLL_POSITIONS_KEY,
  type ScrollPosition,
} from '../model/scrollPositions';
import { SCROLL_INTENT_EVENTS } from '../model/scrollIntentEvents';
import { readDemoHeights, reserveDemoHeights } from './demoHeights';

// Restores the scroll position on Back and Forward. Docusaurus scrolls to the top or to the hash
// after every navigation: `scrollAfterNavigation` in
// @docusaurus/core/lib/client/ClientLifecyclesDispatcher.js, which calls `onRouteDidUpdate` right
// afterward, before the page is painted. A history entry that has a saved position is one that the
// user returns to, because every new entry has a new key.

/** Elements that can be at the top of the viewport and still exist when the page renders again. */
const ANCHORS = 'main :is(h1, h2, h3, h4, figure, tr, section)[id]';
/** Browsers round scroll positions. */
const TOLERANCE_PX = 1;

let positions = parseScrollPositions(undefined);
/** Key of the page that's shown. While the next page loads, the history already has the next key. */
let shownKey = '';
/** Last scroll position that the user saw. A hash link scrolls before its navigation is reported. */
let shownTop = 0;
let stopRestoring: (() => void) | undefined;

/** Returns whether a position is being restored, so nothing else may scroll the page. */
export function isRestoringScroll(): boolean {
  return stopRestoring !== undefined;
}

/** Returns the key of the current history entry. The router doesn't set one for the first entry. */
function readEntryKey(): string {
  const state = window.history.state as { key?: string } | null;
  if (typeof state?.key === 'string') return state.key;
  const key = Date.now().toString(36);
  window.history.replaceState({ ...state, key }, '');
  return key;
}

function findAnchor(): ScrollPosition['anchor'] {
  let found: ScrollPosition['anchor'];
  for (const element of document.querySelectorAll(ANCHORS)) {
    if (element.getClientRects().length === 0 || element.closest('[data-demo-preview]')) continue;
    const { top } = element.getBoundingClientRect();
    if (found !== undefined && top > window.innerHeight / 4) break;
    found = { id: element.id, offset: top };
  }
  return found;
}

function savePosition(): void {
  const top = window.scrollY;
  const isMoved = Math.abs(top - shownTop) > TOLERANCE_PX;
  const anchor = isMoved ? undefined : findAnchor();
  const position = { top: isMoved ? shownTop : top, demos: readDemoHeights() };
  positions = addScrollPosition(
    positions,
    shownKey,
    anchor === undefined ? position : { ...position, anchor },
  );
}

function findTop({ top, anchor }: ScrollPosition): number {
  const element = anchor === undefined ? null : document.getElementById(anchor.id);
  if (top === 0 || anchor === undefined || element === null) return top;
  return window.scrollY + element.getBoundingClientRect().top - anchor.offset;
}

/** Scrolls to a position, and again whenever the page's height changes, until the user scrolls. */
function restorePosition(position: ScrollPosition): void {
  let height = 0;
  const apply = (): void => {
    const top = findTop(position);
    if (Math.abs(top - window.scrollY) > TOLERANCE_PX)
      window.scrollTo({ top, behavior: 'instant' });
    height = document.body.offsetHeight;
    shownTop = window.scrollY;
  };
  const observer = new ResizeObserver(apply);
  // The scrollbar, Find in page, and screen readers cause no other event.
  const onScroll = (): void => {
    const isOwnScroll = Math.abs(window.scrollY - shownTop) <= TOLERANCE_PX;
    if (!isOwnScroll && document.body.offsetHeight === height) stop();
  };
  const stop = (): void => {
    stopRestoring = undefined;
    observer.disconnect();
    window.removeEventListener('scroll', onScroll, true);
    for (const name of SCROLL_INTENT_EVENTS) window.removeEventListener(name, stop, true);
  };
  stopRestoring = stop;
  reserveDemoHeights(position.demos);
  apply();
  observer.observe(document.body);
  window.addEventListener('scroll', onScroll, true);
  for (const name of SCROLL_INTENT_EVENTS) window.addEventListener(name, stop, true);
}

/** Restores positions ourselves from now on. The browser only does it for pages that it loads. */
function disableBrowserRestoration(): void {
  window.history.scrollRestoration = 'manual';
}

function start(): void {
  positions = parseScrollPositions(sessionAdapter.read(SCROLL_POSITIONS_KEY));
  shownKey = readEntryKey();
  shownTop = window.scrollY;
  const position = positions.get(shownKey);
  // The entry is from an earlier document of this tab, which had disabled the browser's restoration.
  const isBrowserDisabled = window.history.scrollRestoration === 'manual' && shownTop === 0;
  if (isBrowserDisabled && position !== undefined) restorePosition(position);
  if (document.readyState === 'complete') disableBrowserRestoration();
  else window.addEventListener('load', disableBrowserRestoration);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) disableBrowserRestoration();
  });
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
    savePosition();
    sessionAdapter.write(SCROLL_POSITIONS_KEY, formatScrollPositions(positions));
  });
  const updateShownTop = (): void => {
    shownTop = window.scrollY;
  };
  window.addEventListener('scroll', updateShownTop, { passive: true });
}

/** Saves the position of the page that the user leaves. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ previousLocation }) => {
  if (previousLocation === null) return;
  savePosition();
  stopRestoring?.();
};

/** Restores the position of a page that the user returns to. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation === null) return;
  shownKey = location.key ?? readEntryKey();
  const position = positions.get(shownKey);
  if (position === undefined) shownTop = window.scrollY;
  else restorePosition(position);
};

if (ExecutionEnvironment.canUseDOM) start();

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
import { reserveDemoHeights, readDemoHeights } from './demoHeights';

// Back and Forward lead to where the reader left a page. Docusaurus scrolls to the top or to the
// hash after every navigation: `scrollAfterNavigation` in
// @docusaurus/core/lib/client/ClientLifecyclesDispatcher.js calls `onRouteDidUpdate` right
// afterwards, before the page is painted. An entry of the history that has a position is one that
// the reader comes back to, since every new entry has a new key.

/** What can be at the top of the view, and is the same when the page is drawn anew. */
const ANCHORS = 'main :is(h1, h2, h3, h4, figure, tr, section)[id]';
const FIRST_INTERACTIONS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
/** Rounding of the browser. */
const TOLERANCE_PX = 1;

let positions = parseScrollPositions(undefined);
/** Of the page that is shown: while the next one loads, the address is already the next one's. */
let shownKey = '';
/** As the reader has seen it: a link within the page scrolls before its navigation is heard of. */
let shownTop = 0;
let stopRestoring: (() => void) | undefined;

/** Whether the page is where the reader left it, and must not be scrolled by anything else. */
export function isRestoringScroll(): boolean {
  return stopRestoring !== undefined;
}

/** The key of the current entry, as the router sets it; the first entry has none. */
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

/** Scrolls to a position, and again whenever the page's height changes, until the reader scrolls. */
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
  // The scrollbar, the browser's search, a screen reader: nothing else tells of them.
  const onScroll = (): void => {
    const isOurs = Math.abs(window.scrollY - shownTop) <= TOLERANCE_PX;
    if (!isOurs && document.body.offsetHeight === height) stop();
  };
  const stop = (): void => {
    stopRestoring = undefined;
    observer.disconnect();
    window.removeEventListener('scroll', onScroll, true);
    for (const name of FIRST_INTERACTIONS) window.removeEventListener(name, stop, true);
  };
  stopRestoring = stop;
  reserveDemoHeights(position.demos);
  apply();
  observer.observe(document.body);
  window.addEventListener('scroll', onScroll, true);
  for (const name of FIRST_INTERACTIONS) window.addEventListener(name, stop, true);
}

/** The browser keeps the position of a page that it loads; between pages of ours we do. */
function disableBrowserRestoration(): void {
  window.history.scrollRestoration = 'manual';
}

function start(): void {
  positions = parseScrollPositions(sessionAdapter.read(SCROLL_POSITIONS_KEY));
  shownKey = readEntryKey();
  shownTop = window.scrollY;
  const position = positions.get(shownKey);
  // An entry of an earlier document of this tab, to which the browser was told not to scroll.
  const isLeftToUs = window.history.scrollRestoration === 'manual' && shownTop === 0;
  if (isLeftToUs && position !== undefined) restorePosition(position);
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
  const noteTop = (): void => {
    shownTop = window.scrollY;
  };
  window.addEventListener('scroll', noteTop, { passive: true });
}

/** Saves the position of the page that the reader leaves. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ previousLocation }) => {
  if (previousLocation === null) return;
  savePosition();
  stopRestoring?.();
};

/** Restores the position of a page that the reader comes back to. */
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

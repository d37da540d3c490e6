import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { sessionAdapter } from '../../../foundation/preferences/client/storageAdapter';
import { addPlace, formatPlaces, parsePlaces, PLACES_KEY, type Place } from '../model/places';
import { keepDemoHeights, readDemoHeights } from './demoHeights';

// Back and Forward lead to where the reader left a page. Docusaurus scrolls to the top or to the
// hash after every navigation: `scrollAfterNavigation` in
// @docusaurus/core/lib/client/ClientLifecyclesDispatcher.js calls `onRouteDidUpdate` right
// afterwards, before the page is painted. An entry of the history that has a place is one that
// the reader comes back to, since every new entry has a new key.

/** What can be at the top of the view, and is the same when the page is drawn anew. */
const ANCHORS = 'main :is(h1, h2, h3, h4, figure, tr, section)[id]';
const FIRST_INTERACTIONS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
/** Rounding of the browser. */
const TOLERANCE_PX = 1;

let places = parsePlaces(undefined);
/** Of the page that is shown: while the next one loads, the address is already the next one's. */
let shownKey = '';
/** As the reader has seen it: a link within the page scrolls before its navigation is heard of. */
let shownTop = 0;
let stopKeeping: (() => void) | undefined;

/** Whether the page is where the reader left it, and must not be scrolled by anything else. */
export function isPlaceKept(): boolean {
  return stopKeeping !== undefined;
}

/** The key of the current entry, as the router sets it; the first entry has none. */
function readEntryKey(): string {
  const state = window.history.state as { key?: string } | null;
  if (typeof state?.key === 'string') return state.key;
  const key = Date.now().toString(36);
  window.history.replaceState({ ...state, key }, '');
  return key;
}

function findAnchor(): Place['anchor'] {
  let found: Place['anchor'];
  for (const element of document.querySelectorAll(ANCHORS)) {
    if (element.getClientRects().length === 0 || element.closest('[data-demo-preview]')) continue;
    const { top } = element.getBoundingClientRect();
    if (found !== undefined && top > window.innerHeight / 4) break;
    found = { id: element.id, offset: top };
  }
  return found;
}

function savePlace(): void {
  const top = window.scrollY;
  const isMoved = Math.abs(top - shownTop) > TOLERANCE_PX;
  const anchor = isMoved ? undefined : findAnchor();
  const place = { top: isMoved ? shownTop : top, demos: readDemoHeights() };
  places = addPlace(places, shownKey, anchor === undefined ? place : { ...place, anchor });
}

function findTop({ top, anchor }: Place): number {
  const element = anchor === undefined ? null : document.getElementById(anchor.id);
  if (top === 0 || anchor === undefined || element === null) return top;
  return window.scrollY + element.getBoundingClientRect().top - anchor.offset;
}

/** Scrolls to a place, and again whenever the page's height changes, until the reader scrolls. */
function keepPlace(place: Place): void {
  let height = 0;
  const apply = (): void => {
    const top = findTop(place);
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
    stopKeeping = undefined;
    observer.disconnect();
    window.removeEventListener('scroll', onScroll, true);
    for (const name of FIRST_INTERACTIONS) window.removeEventListener(name, stop, true);
  };
  stopKeeping = stop;
  keepDemoHeights(place.demos);
  apply();
  observer.observe(document.body);
  window.addEventListener('scroll', onScroll, true);
  for (const name of FIRST_INTERACTIONS) window.addEventListener(name, stop, true);
}

/** The browser keeps the place of a page that it loads; between pages of ours we do. */
function takeOver(): void {
  window.history.scrollRestoration = 'manual';
}

function start(): void {
  places = parsePlaces(sessionAdapter.read(PLACES_KEY));
  shownKey = readEntryKey();
  shownTop = window.scrollY;
  const place = places.get(shownKey);
  // An entry of an earlier document of this tab, to which the browser was told not to scroll.
  const isLeftToUs = window.history.scrollRestoration === 'manual' && shownTop === 0;
  if (isLeftToUs && place !== undefined) keepPlace(place);
  if (document.readyState === 'complete') takeOver();
  else window.addEventListener('load', takeOver);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) takeOver();
  });
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
    savePlace();
    sessionAdapter.write(PLACES_KEY, formatPlaces(places));
  });
  const noteTop = (): void => {
    shownTop = window.scrollY;
  };
  window.addEventListener('scroll', noteTop, { passive: true });
}

/** Saves the place of the page that the reader leaves. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ previousLocation }) => {
  if (previousLocation === null) return;
  savePlace();
  stopKeeping?.();
};

/** Restores the place of a page that the reader comes back to. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation === null) return;
  shownKey = location.key ?? readEntryKey();
  const place = places.get(shownKey);
  if (place === undefined) shownTop = window.scrollY;
  else keepPlace(place);
};

if (ExecutionEnvironment.canUseDOM) start();

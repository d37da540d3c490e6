import { changeValue, readSearch, getInitialValues, writeSearch } from '../model/knobValues';
import type { Knob, KnobValues, PlaygroundSpec, PropValue } from '../model/types';

/**
 * Browsers throttle `history.replaceState` when it's called more than about three times a second.
 */
const URL_UPDATE_DELAY_MS = 300;

/**
 * The values of one playground, shared by its controls and the component, which has a separate
 * React root.
 */
export interface PlaygroundStore {
  readonly get: () => KnobValues;
  /** Returns the values that the server rendered. */
  readonly getInitial: () => KnobValues;
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (knob: Knob, value: PropValue | undefined) => void;
  readonly reset: () => void;
  /**
   * Returns the URL's query string with the current values, even if the URL hasn't been updated
   * yet.
   */
  readonly getSearch: () => string;
}

/**
 * Writes the values into the URL, and keeps other parameters and the hash, which belongs to demos.
 */
function updateUrl(spec: PlaygroundSpec, values: KnobValues): void {
  const { pathname, search, hash } = window.location;
  const next = pathname + writeSearch(spec, search, values) + hash;
  window.history.replaceState(window.history.state, '', next);
}

/**
 * Creates the store of a playground.
 *
 * @param search the URL's query string when the page loads; empty on the server
 */
export function createPlaygroundStore(spec: PlaygroundSpec, search: string): PlaygroundStore {
  const initial = getInitialValues(spec);
  let values = readSearch(spec, search);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const change = (next: KnobValues): void => {
    values = next;
    clearTimeout(timer);
    // Somebody who has navigated to another page in the meantime keeps that page's URL.
    const { pathname } = window.location;
    timer = setTimeout(() => {
      if (window.location.pathname === pathname) updateUrl(spec, values);
    }, URL_UPDATE_DELAY_MS);
    for (const listener of listeners) listener();
  };
  return {
    get: () => values,
    getInitial: () => initial,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (knob, value) => {
      change(changeValue(values, knob, value));
    },
    reset: () => {
      change(initial);
    },
    getSearch: () => writeSearch(spec, window.location.search, values),
  };
}

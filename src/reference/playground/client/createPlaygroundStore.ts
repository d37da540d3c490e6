import { changeValue, readSearch, startValues, writeSearch } from '../model/knobValues';
import type { Knob, KnobValues, PlaygroundSpec, PropValue } from '../model/types';

/** Browsers refuse to change the address more often than about three times a second for long. */
const ADDRESS_DELAY_MS = 300;

/** The values of one playground; the page's controls and the component's own root share them. */
export interface PlaygroundStore {
  readonly get: () => KnobValues;
  /** What the server rendered. */
  readonly getStart: () => KnobValues;
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (knob: Knob, value: PropValue | undefined) => void;
  readonly reset: () => void;
  /** The page's parameters with the values in them, also while its address waits for them. */
  readonly getSearch: () => string;
}

/** Writes the values into the address, beside what else it has; its hash is the demos'. */
function writeAddress(spec: PlaygroundSpec, values: KnobValues): void {
  const { pathname, search, hash } = window.location;
  const next = pathname + writeSearch(spec, search, values) + hash;
  window.history.replaceState(window.history.state, '', next);
}

/** @param search parameters of the page's address at the start; empty on the server */
export function createPlaygroundStore(spec: PlaygroundSpec, search: string): PlaygroundStore {
  const start = startValues(spec);
  let values = readSearch(spec, search);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const change = (next: KnobValues): void => {
    values = next;
    clearTimeout(timer);
    // A reader who has gone to another page in the meantime keeps that page's address.
    const { pathname } = window.location;
    timer = setTimeout(() => {
      if (window.location.pathname === pathname) writeAddress(spec, values);
    }, ADDRESS_DELAY_MS);
    for (const listener of listeners) listener();
  };
  return {
    get: () => values,
    getStart: () => start,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (knob, value) => {
      change(changeValue(values, knob, value));
    },
    reset: () => {
      change(start);
    },
    getSearch: () => writeSearch(spec, window.location.search, values),
  };
}

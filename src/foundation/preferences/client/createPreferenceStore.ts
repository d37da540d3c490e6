import { standaloneDemoChoices, type StandaloneDemoChoices } from '../model/standaloneDemo';
import type { PreferenceAdapter } from './preferenceAdapter';

/** A value that components read with `useSyncExternalStore`. */
export interface PreferenceStore<T> {
  get: () => T;
  /** Saves a value, tells the subscribers and the other tabs. What is saved already is not saved again. */
  set: (value: T) => void;
  /** Shows a value that is never saved, until the next `set` or change in another tab; `undefined` ends it. */
  setForVisit: (value: T | undefined) => void;
  subscribe: (listener: () => void) => () => void;
  /** What the server and the first render in the browser show. */
  getServerSnapshot: () => T;
}

/** What a preference is made of. */
export interface PreferenceStoreOptions<T> {
  /** Name in the storage. */
  key: string;
  /** Reads saved text. Total: unknown text gives a default, never an error. */
  parse: (text: string | undefined) => T;
  /** The value on the server. */
  fallback: T;
  adapter: PreferenceAdapter;
  /** Text to be saved; `String` unless given. */
  format?: (value: T) => string;
  /** The value that the address of a standalone demo asks for: it holds for this document and is never saved. */
  fromAddress?: (choices: StandaloneDemoChoices) => T | undefined;
}

/**
 * Makes a store over a cookie or storage. Safe on the server, where it holds the fallback.
 * It starts with the address, then the saved value, then the default (spec PREF-7).
 */
export function createPreferenceStore<T>(options: PreferenceStoreOptions<T>): PreferenceStore<T> {
  const { key, parse, fallback, adapter, format = String, fromAddress } = options;
  const listeners = new Set<() => void>();
  /** What the reader has chosen, whether or not it could be saved. */
  let saved = fallback;
  let value = fallback;
  let savedText: string | undefined;
  let stopWatching: (() => void) | undefined;
  let isFixed = false;

  function save(next: T): void {
    if (isFixed) return;
    adapter.write(key, format(next));
    savedText = adapter.read(key);
  }

  function load(): void {
    if (typeof window === 'undefined') return;
    savedText = adapter.read(key);
    const { pathname, search } = window.location;
    const fixed = fromAddress?.(standaloneDemoChoices(pathname, search));
    if (fixed !== undefined) {
      isFixed = true;
      value = fixed;
      return;
    }
    saved = parse(savedText);
    value = saved;
  }

  /** Takes over what is saved, without writing it back. */
  function adopt(next: T): void {
    saved = next;
    show(next);
  }

  function show(next: T): void {
    if (Object.is(next, value)) return;
    value = next;
    for (const listener of [...listeners]) listener();
  }

  function readAgain(): void {
    const text = adapter.read(key);
    if (text === savedText || isFixed) return;
    savedText = text;
    adopt(parse(text));
  }

  load();

  return {
    get: () => value,
    set: (next) => {
      const isKept = Object.is(next, saved) && adapter.read(key) === savedText;
      if (!isKept) save(next);
      adopt(next);
    },
    setForVisit: (next) => {
      if (!isFixed) show(next ?? saved);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      if (stopWatching === undefined) {
        readAgain();
        stopWatching = adapter.watch(key, (text) => {
          savedText = adapter.read(key);
          if (!isFixed) adopt(parse(text));
        });
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopWatching?.();
        stopWatching = undefined;
      };
    },
    getServerSnapshot: () => fallback,
  };
}

import { parseStandaloneDemoUrl, type StandaloneDemoChoices } from '../model/standaloneDemo';
import type { PreferenceAdapter } from './preferenceAdapter';

/** A value that components read with `useSyncExternalStore`. */
export interface PreferenceStore<T> {
  get: () => T;
  /** Saves a value unless it's already saved, and notifies the subscribers and the other tabs. */
  set: (value: T) => void;
  /**
   * Overrides the value without saving it, until the next `set` or a change in another tab.
   * `undefined` removes the override.
   */
  setForVisit: (value: T | undefined) => void;
  subscribe: (listener: () => void) => () => void;
  /** The value for the server and for hydration. */
  getServerSnapshot: () => T;
}

/** Options of {@link createPreferenceStore}. */
export interface PreferenceStoreOptions<T> {
  /** Key in the storage. */
  key: string;
  /** Parses the saved string. Returns a default for unknown strings and never throws. */
  parse: (text: string | undefined) => T;
  /** The value on the server. */
  fallback: T;
  adapter: PreferenceAdapter;
  /** Converts a value to the string to save. Defaults to `String`. */
  format?: (value: T) => string;
  /** The value in the URL of a standalone demo. It's fixed for this document and never saved. */
  fromUrl?: (choices: StandaloneDemoChoices) => T | undefined;
}

/**
 * Creates a store on top of a storage adapter. Its initial value is the one in the URL, else the
 * saved one, else the default (spec PREF-7). On the server, it holds the fallback.
 */
export function createPreferenceStore<T>(options: PreferenceStoreOptions<T>): PreferenceStore<T> {
  const { key, parse, fallback, adapter, format = String, fromUrl } = options;
  const listeners = new Set<() => void>();
  /** The reader's choice, whether or not it could be saved. */
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
    const fixed = fromUrl?.(parseStandaloneDemoUrl(pathname, search));
    if (fixed !== undefined) {
      isFixed = true;
      value = fixed;
      return;
    }
    saved = parse(savedText);
    value = saved;
  }

  /** Applies a value without writing it to the storage. */
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

import { loneDemoChoices, type LoneDemoChoices } from '../model/loneDemo';
import type { PreferenceMedium } from './preferenceMedium';

/** A value that components read with `useSyncExternalStore`. Design, section 2.3. */
export interface PreferenceStore<T> {
  get: () => T;
  /** Keeps a value in the medium, tells the subscribers and the other tabs. */
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
  /** What the server and the first render in the browser show. */
  getServerSnapshot: () => T;
  /** Takes over what the address asks for now: its hash may have changed without a load. */
  followHash: () => void;
}

/** What a preference is made of. */
export interface PreferenceStoreOptions<T> {
  /** Name in the medium. */
  key: string;
  /** Reads saved text. Total: unknown text gives a default, never an error. */
  parse: (text: string | undefined) => T;
  /** The value on the server. */
  fallback: T;
  medium: PreferenceMedium;
  /** Text to be saved; `String` unless given. */
  format?: (value: T) => string;
  /** The value that the address asks for, when the store is made and by `followHash`; it wins and is then kept. */
  fromHash?: (hash: string) => T | undefined;
  /** The value that the address of a lone demo asks for: it holds for this document and is never saved. */
  fromAddress?: (choices: LoneDemoChoices) => T | undefined;
}

/**
 * Makes a store over a cookie or storage. Safe on the server, where it holds the fallback.
 * Specification, section 4: hash, then the saved value, then the default.
 */
export function createPreferenceStore<T>(options: PreferenceStoreOptions<T>): PreferenceStore<T> {
  const { key, parse, fallback, medium, format = String, fromHash, fromAddress } = options;
  const listeners = new Set<() => void>();
  let value = fallback;
  let savedText: string | undefined;
  let stopWatching: (() => void) | undefined;
  let isFixed = false;

  function save(next: T): void {
    if (isFixed) return;
    medium.write(key, format(next));
    savedText = medium.read(key);
  }

  function load(): void {
    if (typeof window === 'undefined') return;
    savedText = medium.read(key);
    const { pathname, search } = window.location;
    const fixed = fromAddress?.(loneDemoChoices(pathname, search));
    if (fixed !== undefined) {
      isFixed = true;
      value = fixed;
      return;
    }
    const saved = parse(savedText);
    const asked = fromHash?.(window.location.hash);
    value = asked ?? saved;
    if (asked !== undefined && savedText !== format(asked)) save(asked);
  }

  /** Takes a value over without writing it back. */
  function adopt(next: T): void {
    if (Object.is(next, value)) return;
    value = next;
    for (const listener of [...listeners]) listener();
  }

  function readAgain(): void {
    const text = medium.read(key);
    if (text === savedText || isFixed) return;
    savedText = text;
    adopt(parse(text));
  }

  load();

  return {
    get: () => value,
    set: (next) => {
      save(next);
      adopt(next);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      if (stopWatching === undefined) {
        readAgain();
        stopWatching = medium.watch(key, (text) => {
          savedText = medium.read(key);
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
    followHash: () => {
      const asked = fromHash?.(window.location.hash);
      if (asked === undefined || Object.is(asked, value)) return;
      save(asked);
      adopt(asked);
    },
  };
}

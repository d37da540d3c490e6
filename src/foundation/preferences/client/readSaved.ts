import { readCookie } from '../model/cookies';

// Separate from the adapters, so that the page's inline script doesn't include writing and watching.

/** The name of a Web Storage object. */
export type StorageName = 'localStorage' | 'sessionStorage';

/** Runs an action on a storage. Returns `undefined` when storage is blocked, full, or missing. */
export function withStorage<T>(name: StorageName, action: (storage: Storage) => T): T | undefined {
  if (typeof window === 'undefined') return undefined;
  try {
    return action(window[name]);
  } catch {
    // The preference lasts until the page is unloaded.
    return undefined;
  }
}

/** Returns a stored string, or `undefined` when there is none or the storage can't be read. */
export function readStoredText(name: StorageName, key: string): string | undefined {
  return withStorage(name, (storage) => storage.getItem(key)) ?? undefined;
}

/** Returns a cookie's value, or `undefined` when there is none or cookies can't be read. */
export function readCookieText(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  try {
    return readCookie(document.cookie, name);
  } catch {
    // A sandboxed frame can't read cookies.
    return undefined;
  }
}

import { readCookie } from '../model/cookies';

// Apart from the adapters, which also write and watch: the page's inline script only reads.

/** One of the browser's two storages. */
export type StorageName = 'localStorage' | 'sessionStorage';

/** What an action on a storage gives; `undefined` where storage is forbidden, full, or missing. */
export function withStorage<T>(name: StorageName, action: (storage: Storage) => T): T | undefined {
  if (typeof window === 'undefined') return undefined;
  try {
    return action(window[name]);
  } catch {
    // The preference lasts as long as the page.
    return undefined;
  }
}

/** What a storage holds under a name; `undefined` where it holds nothing or may not be read. */
export function readStoredText(name: StorageName, key: string): string | undefined {
  return withStorage(name, (storage) => storage.getItem(key)) ?? undefined;
}

/** What a cookie holds; `undefined` where there is none, or none may be read. */
export function readCookieText(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  try {
    return readCookie(document.cookie, name);
  } catch {
    // A sandboxed frame may not read cookies.
    return undefined;
  }
}

import { standaloneDemoChoices } from '../../preferences/model/standaloneDemo';
import { MUI_STORAGE_KEYS, parseColorMode } from '../model/colorMode';
import { readScheme } from './readScheme';

/** Fired on `window` by the DOM sync when the site's mode has changed in this tab. */
export const COLOR_MODE_EVENT = 'site-color-mode';

interface StorageManager {
  get: (defaultValue: unknown) => unknown;
  set: (value: unknown) => void;
  subscribe: (handler: (value: unknown) => void) => () => void;
}

/**
 * The storage that MUI's provider sees. It reads checked values only (a bad scheme name in
 * the storage makes MUI throw on every load), never writes (the site's mode has one owner),
 * and follows this tab and the others.
 */
export function createSiteStorageManager({ key }: { key: string }): StorageManager {
  const isMode = key === MUI_STORAGE_KEYS.mode;
  const read = (defaultValue: unknown): unknown => {
    const asked = standaloneDemoChoices(window.location.pathname, window.location.search).mode;
    if (isMode && asked !== undefined) return asked;
    try {
      const value = window.localStorage.getItem(key);
      if (value === null) return defaultValue;
      return isMode ? parseColorMode(value) : (readScheme(value) ?? defaultValue);
    } catch {
      return defaultValue;
    }
  };
  return {
    get: (defaultValue) => (typeof window === 'undefined' ? defaultValue : read(defaultValue)),
    set: () => undefined,
    subscribe: (handler) => {
      const listener = (event: Event): void => {
        if (event instanceof StorageEvent && event.key !== key) return;
        handler(read(isMode ? 'system' : undefined));
      };
      window.addEventListener('storage', listener);
      window.addEventListener(COLOR_MODE_EVENT, listener);
      return () => {
        window.removeEventListener('storage', listener);
        window.removeEventListener(COLOR_MODE_EVENT, listener);
      };
    },
  };
}

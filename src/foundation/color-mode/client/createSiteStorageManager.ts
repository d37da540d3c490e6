import { parseStandaloneDemoUrl } from '../../preferences/model/standaloneDemo';
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
 * Creates the storage manager for MUI's theme provider. It returns validated values only, because an
 * unknown scheme name in the storage makes MUI throw on every load. It never writes, because
 * Docusaurus owns the color mode. It reports changes from this tab and from others.
 */
export function createSiteStorageManager({ key }: { key: string }): StorageManager {
  const isMode = key === MUI_STORAGE_KEYS.mode;
  const read = (defaultValue: unknown): unknown => {
    const requested = parseStandaloneDemoUrl(window.location.pathname, window.location.search).mode;
    if (isMode && requested !== undefined) return requested;
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

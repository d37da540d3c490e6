import { useEffect } from 'react';
import type { SchemeName } from '../../palette/model/palette';
import { storageAdapter } from '../../preferences/client/storageAdapter';
import { JOY_STORAGE_KEYS, MUI_STORAGE_KEYS } from '../model/colorMode';
import { COLOR_MODE_EVENT } from './createSiteStorageManager';
import { readScheme } from './readScheme';
import { showScheme } from './showScheme';
import { useColorModePreference } from './useColorModePreference';

/** Writes a value to local storage unless it's already there. */
function store(key: string, value: string): void {
  if (storageAdapter.read(key) !== value) storageAdapter.write(key, value);
}

/** Writes a library's default scheme, unless a valid one is already stored. */
function storeScheme(key: string, scheme: SchemeName): void {
  if (readScheme(storageAdapter.read(key) ?? null) === undefined) store(key, scheme);
}

/** Syncs the color mode to the body class, the theme-color metas, and MUI's own storage keys. */
export function ColorModeDomSync(): null {
  const { choice } = useColorModePreference();
  useEffect(() => {
    const sync = (): void => {
      showScheme(document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');
    };
    sync();
    const observer = new MutationObserver(sync);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      observer.disconnect();
    };
  }, []);
  useEffect(() => {
    const shown = document.documentElement.dataset['themeChoice'] ?? choice;
    store(MUI_STORAGE_KEYS.mode, shown);
    store(JOY_STORAGE_KEYS.mode, shown);
    for (const keys of [MUI_STORAGE_KEYS, JOY_STORAGE_KEYS]) {
      storeScheme(keys.light, 'light');
      storeScheme(keys.dark, 'dark');
    }
    window.dispatchEvent(new Event(COLOR_MODE_EVENT));
  }, [choice]);
  return null;
}

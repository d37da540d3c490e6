import type { PreferenceAdapter } from './preferenceAdapter';
import { readStoredText, withStorage, type StorageName } from './readSaved';

/** Creates an adapter for a Web Storage object. The `storage` event reports changes in other tabs. */
function createStorageAdapter(name: StorageName): PreferenceAdapter {
  return {
    read: (key) => readStoredText(name, key),

    write: (key, text) => {
      withStorage(name, (storage) => {
        storage.setItem(key, text);
      });
    },

    watch: (key, onChange) => {
      if (typeof window === 'undefined') return () => undefined;
      const handleStorage = (event: StorageEvent) => {
        const isOtherStorage =
          event.storageArea !== null &&
          event.storageArea !== withStorage(name, (storage) => storage);
        if (isOtherStorage) return;
        // A key of null means that the storage was cleared.
        if (event.key === null) onChange(undefined);
        else if (event.key === key) onChange(event.newValue ?? undefined);
      };
      window.addEventListener('storage', handleStorage);
      return () => {
        window.removeEventListener('storage', handleStorage);
      };
    },
  };
}

/** Stores preferences in local storage (spec PREF-6). */
export const storageAdapter = createStorageAdapter('localStorage');

/** Stores values for one visit in session storage, until the tab is closed. */
export const sessionAdapter = createStorageAdapter('sessionStorage');

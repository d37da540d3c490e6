import type { PreferenceAdapter } from './preferenceAdapter';
import { readStoredText, withStorage, type StorageName } from './readSaved';

/** Makes an adapter of one of the browser's two storages; hears other tabs through its event. */
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

/** Keeps preferences in local storage (spec PREF-6). */
export const storageAdapter = createStorageAdapter('localStorage');

/** Keeps what belongs to one visit in one tab: it ends with the tab. */
export const sessionAdapter = createStorageAdapter('sessionStorage');

import type { PreferenceAdapter } from './preferenceAdapter';

/** Makes a medium over one of the browser's two storages; hears other tabs through its event. */
function createStorageAdapter(pick: () => Storage): PreferenceAdapter {
  const withStorage = <T>(action: (storage: Storage) => T): T | undefined => {
    if (typeof window === 'undefined') return undefined;
    try {
      return action(pick());
    } catch {
      // Storage is forbidden or full: the preference lasts as long as the page.
      return undefined;
    }
  };
  return {
    read: (key) => withStorage((storage) => storage.getItem(key)) ?? undefined,

    write: (key, text) => {
      withStorage((storage) => {
        storage.setItem(key, text);
      });
    },

    watch: (key, onChange) => {
      if (typeof window === 'undefined') return () => undefined;
      const handleStorage = (event: StorageEvent) => {
        const isOtherStorage =
          event.storageArea !== null && event.storageArea !== withStorage((storage) => storage);
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

/** Keeps preferences in local storage. Specification, sections 3 and 4. */
export const storageAdapter = createStorageAdapter(() => window.localStorage);

/** Keeps what belongs to one visit in one tab: it ends with the tab. */
export const sessionAdapter = createStorageAdapter(() => window.sessionStorage);

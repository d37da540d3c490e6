import type { PreferenceMedium } from './preferenceMedium';

function withStorage<T>(action: (storage: Storage) => T): T | undefined {
  if (typeof window === 'undefined') return undefined;
  try {
    return action(window.localStorage);
  } catch {
    // Storage is forbidden or full: the preference lasts as long as the page.
    return undefined;
  }
}

/** Keeps preferences in local storage and hears other tabs through its event. Specification, sections 3 and 4. */
export const storageMedium: PreferenceMedium = {
  read: (key) => withStorage((storage) => storage.getItem(key)) ?? undefined,

  write: (key, text) => {
    withStorage((storage) => {
      storage.setItem(key, text);
    });
  },

  watch: (key, onChange) => {
    if (typeof window === 'undefined') return () => undefined;
    const handleStorage = (event: StorageEvent) => {
      const isSessionStorage =
        event.storageArea !== null && event.storageArea !== withStorage((storage) => storage);
      if (isSessionStorage) return;
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

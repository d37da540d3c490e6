import type { PreferenceAdapter } from './preferenceAdapter';

function withSession<T>(action: (storage: Storage) => T): T | undefined {
  if (typeof window === 'undefined') return undefined;
  try {
    return action(window.sessionStorage);
  } catch {
    // Storage is forbidden or full: the preference lasts as long as the page.
    return undefined;
  }
}

/** Keeps preferences for one visit: until the tab is closed. Other tabs are visits of their own. */
export const sessionAdapter: PreferenceAdapter = {
  read: (key) => withSession((storage) => storage.getItem(key)) ?? undefined,
  write: (key, text) => {
    withSession((storage) => {
      storage.setItem(key, text);
    });
  },
  watch: () => () => undefined,
};

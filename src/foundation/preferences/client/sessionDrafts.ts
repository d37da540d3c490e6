function withStorage<T>(action: (storage: Storage) => T): T | undefined {
  if (typeof window === 'undefined') return undefined;
  try {
    return action(window.sessionStorage);
  } catch {
    // Storage is forbidden or full: a draft lasts as long as the page.
    return undefined;
  }
}

/** Texts that a reader has written and not sent: kept over a reload, until the tab is closed. */
export const sessionDrafts = {
  read: (key: string): string | undefined =>
    withStorage((storage) => storage.getItem(key)) ?? undefined,
  /** Keeps a text; an empty one is removed. */
  write: (key: string, text: string): void => {
    withStorage((storage) => {
      if (text === '') storage.removeItem(key);
      else storage.setItem(key, text);
    });
  },
};

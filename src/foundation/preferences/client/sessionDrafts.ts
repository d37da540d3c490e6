import { readStoredText, withStorage } from './readSaved';

/** Unsent drafts, such as feedback comments. They survive a reload, until the tab is closed. */
export const sessionDrafts = {
  read: (key: string): string | undefined => readStoredText('sessionStorage', key),
  /** Saves a draft. An empty string removes it. */
  write: (key: string, text: string): void => {
    withStorage('sessionStorage', (storage) => {
      if (text === '') storage.removeItem(key);
      else storage.setItem(key, text);
    });
  },
};

import { readStoredText, withStorage } from './readSaved';

/** Texts that a reader has written and not sent: kept over a reload, until the tab is closed. */
export const sessionDrafts = {
  read: (key: string): string | undefined => readStoredText('sessionStorage', key),
  /** Keeps a text; an empty one is removed. */
  write: (key: string, text: string): void => {
    withStorage('sessionStorage', (storage) => {
      if (text === '') storage.removeItem(key);
      else storage.setItem(key, text);
    });
  },
};

import { STORAGE_KEYS } from '../model/constants';
import { DEFAULT_LETTER_SHORTCUTS, parseLetterShortcuts } from '../model/letterShortcuts';
import { createPreferenceStore } from './createPreferenceStore';
import { storageAdapter } from './storageAdapter';
import { type PreferenceState, usePreference } from './usePreference';

/** Whether single-character shortcuts are on (WCAG 2.1.4), for listeners outside React. */
export const letterShortcutsStore = createPreferenceStore<boolean>({
  key: STORAGE_KEYS.letterShortcuts,
  parse: parseLetterShortcuts,
  fallback: DEFAULT_LETTER_SHORTCUTS,
  adapter: storageAdapter,
});

/** Whether single-character shortcuts such as `f` and `/` are on. */
export function useLetterShortcuts(): PreferenceState<boolean> {
  return usePreference(letterShortcutsStore);
}

import { STORAGE_KEYS } from '../model/constants';
import { DEFAULT_LETTER_SHORTCUTS, parseLetterShortcuts } from '../model/letterShortcuts';
import { createPreferenceStore } from './createPreferenceStore';
import { storageAdapter } from './storageAdapter';
import { type PreferenceState, usePreference } from './usePreference';

/** Whether single characters are shortcuts, for listeners outside React. WCAG 2.1.4. */
export const letterShortcutsStore = createPreferenceStore<boolean>({
  key: STORAGE_KEYS.letterShortcuts,
  parse: parseLetterShortcuts,
  fallback: DEFAULT_LETTER_SHORTCUTS,
  adapter: storageAdapter,
});

/** Whether single characters such as `f` and `/` are shortcuts. */
export function useLetterShortcuts(): PreferenceState<boolean> {
  return usePreference(letterShortcutsStore);
}

import { STORAGE_KEYS } from '../model/constants';
import { type MyVersion, parseMyVersion, parseMyXVersion } from '../model/myVersion';
import { createPreferenceStore } from './createPreferenceStore';
import { storageAdapter } from './storageAdapter';
import { type PreferenceState, usePreference } from './usePreference';

/** The reader's version of Material UI, for code outside React. */
export const myVersionStore = createPreferenceStore<MyVersion>({
  key: STORAGE_KEYS.myVersion,
  parse: parseMyVersion,
  fallback: undefined,
  adapter: storageAdapter,
  format: (version) => version ?? '',
});

/** The reader's version of MUI X, for code outside React. */
export const myXVersionStore = createPreferenceStore<MyVersion>({
  key: STORAGE_KEYS.myXVersion,
  parse: parseMyXVersion,
  fallback: undefined,
  adapter: storageAdapter,
  format: (version) => version ?? '',
});

/** The reader's version of Material UI. API rows for props that are newer are dimmed. */
export function useMyVersion(): PreferenceState<MyVersion> {
  return usePreference(myVersionStore);
}

/** The reader's version of MUI X. */
export function useMyXVersion(): PreferenceState<MyVersion> {
  return usePreference(myXVersionStore);
}

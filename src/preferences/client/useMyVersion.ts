import { STORAGE_KEYS } from '../model/constants';
import { type MyVersion, parseMyVersion } from '../model/myVersion';
import { createPreferenceStore } from './createPreferenceStore';
import { storageMedium } from './storageMedium';
import { type PreferenceState, usePreference } from './usePreference';

/** The reader's version of Material UI, for code outside React. */
export const myVersionStore = createPreferenceStore<MyVersion>({
  key: STORAGE_KEYS.myVersion,
  parse: parseMyVersion,
  fallback: undefined,
  medium: storageMedium,
  format: (version) => version ?? '',
});

/** The reader's version of Material UI; rows of newer props are dimmed for them. */
export function useMyVersion(): PreferenceState<MyVersion> {
  return usePreference(myVersionStore);
}

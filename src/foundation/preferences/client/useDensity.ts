import { STORAGE_KEYS } from '../model/constants';
import { DEFAULT_DENSE, parseDense } from '../model/density';
import { createPreferenceStore } from './createPreferenceStore';
import { storageAdapter } from './storageAdapter';
import { type PreferenceState, usePreference } from './usePreference';

/** Whether the theme is dense, for code outside React (spec PREF-5). */
export const densityStore = createPreferenceStore<boolean>({
  key: STORAGE_KEYS.dense,
  parse: parseDense,
  fallback: DEFAULT_DENSE,
  adapter: storageAdapter,
  fromUrl: ({ dense }) => dense,
});

/** Whether the theme is dense (spec PREF-5). */
export function useDensity(): PreferenceState<boolean> {
  return usePreference(densityStore);
}

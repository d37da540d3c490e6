import { SESSION_KEYS } from '../model/constants';
import { createPreferenceStore } from './createPreferenceStore';
import { sessionAdapter } from './storageAdapter';
import { type PreferenceState, usePreference } from './usePreference';

const adsHiddenStore = createPreferenceStore<boolean>({
  key: SESSION_KEYS.adsHidden,
  parse: (text) => text === 'true',
  fallback: false,
  adapter: sessionAdapter,
});

/** Whether the reader has hidden the ads for this visit. */
export function useAdsHidden(): PreferenceState<boolean> {
  return usePreference(adsHiddenStore);
}

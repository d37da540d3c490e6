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

/** Whether the reader has put the ads away for this visit. */
export function useAdsHidden(): PreferenceState<boolean> {
  return usePreference(adsHiddenStore);
}

import { type Consent, DEFAULT_CONSENT, parseConsent, resolveConsent } from '../model/consent';
import { STORAGE_KEYS } from '../model/constants';
import { createPreferenceStore, type PreferenceStore } from './createPreferenceStore';
import { storageAdapter } from './storageAdapter';
import { type PreferenceState, usePreference } from './usePreference';
import { hasPrivacySignal } from './usePrivacySignal';

const savedConsentStore = createPreferenceStore<Consent>({
  key: STORAGE_KEYS.consent,
  parse: parseConsent,
  fallback: DEFAULT_CONSENT,
  adapter: storageAdapter,
});

/** The reader's consent, for code outside React (spec CONSENT-2). */
export const consentStore: PreferenceStore<Consent> = {
  ...savedConsentStore,
  get: () => resolveConsent(savedConsentStore.get(), hasPrivacySignal()),
};

/**
 * The reader's consent to analytics and third parties. Always `denied` when the browser sends Global
 * Privacy Control or Do Not Track (spec CONSENT-2).
 */
export function useConsent(): PreferenceState<Consent> {
  return usePreference(consentStore);
}

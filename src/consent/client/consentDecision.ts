import { useSyncExternalStore } from 'react';
import { readEngagementOptions } from '../../engagement/client/readEngagementOptions';
import { isBot } from '../../engagement/model/isBot';
import { consentStore } from '../../preferences/client/useConsent';
import { hasPrivacySignal } from '../../preferences/client/usePrivacySignal';
import { type ConsentDecision, decideConsent } from '../model/decideConsent';

/** The decision for this page, for code outside React. Programs are not asked: nothing is for them. */
export const consentDecision = {
  get: (): ConsentDecision =>
    isBot(window.navigator.userAgent)
      ? 'refused'
      : decideConsent({
          hasPrivacySignal: hasPrivacySignal(),
          saved: consentStore.get(),
          isRequired: readEngagementOptions().analytics.consentRequired,
        }),
  subscribe: consentStore.subscribe,
};

/** The decision, for components; the server and the first render do as if it were a no. */
export function useConsentDecision(): ConsentDecision {
  return useSyncExternalStore(consentDecision.subscribe, consentDecision.get, () => 'refused');
}

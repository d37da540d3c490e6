import { useSyncExternalStore } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { readEngagementOptions } from '../../engagement/client/readEngagementOptions';
import { isBot } from '../../engagement/model/isBot';
import { consentStore } from '../../../foundation/preferences/client/useConsent';
import { hasPrivacySignal } from '../../../foundation/preferences/client/usePrivacySignal';
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

const beforeStart = (): ConsentDecision => 'refused';

/** The decision, for components; the server and the first render do as if it were a no. */
export function useConsentDecision(): ConsentDecision {
  const isBrowser = useIsBrowser();
  return useSyncExternalStore(
    consentDecision.subscribe,
    isBrowser ? consentDecision.get : beforeStart,
    beforeStart,
  );
}

import { useSyncExternalStore } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { readEngagementOptions } from '../../engagement/client/readEngagementOptions';
import { isBot } from '../../engagement/model/isBot';
import { consentStore } from '../../../foundation/preferences/client/useConsent';
import { hasPrivacySignal } from '../../../foundation/preferences/client/usePrivacySignal';
import { type ConsentDecision, decideConsent } from '../model/decideConsent';

/** The consent decision for this page, for code outside React. Bots count as `refused` and aren't asked. */
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

const getServerDecision = (): ConsentDecision => 'refused';

/** Returns the consent decision. On the server and in the first render, it's `refused`. */
export function useConsentDecision(): ConsentDecision {
  const isBrowser = useIsBrowser();
  return useSyncExternalStore(
    consentDecision.subscribe,
    isBrowser ? consentDecision.get : getServerDecision,
    getServerDecision,
  );
}

import { useConsent } from '../../../foundation/preferences/client/useConsent';

/** Whether third parties may be asked: the reader agreed, and the browser does not say "do not track" (spec CONSENT-1, CONSENT-2). */
export function useMayAskSponsors(): boolean {
  const [consent] = useConsent();
  // Global Privacy Control makes `useConsent` answer "denied".
  return consent === 'granted' && navigator.doNotTrack !== '1';
}

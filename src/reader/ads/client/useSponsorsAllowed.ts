import { useConsent } from '../../../foundation/preferences/client/useConsent';

/** Returns whether ads may be requested from sponsors: the reader agreed, and the browser doesn't send "Do Not Track" (spec CONSENT-1, CONSENT-2). */
export function useSponsorsAllowed(): boolean {
  const [consent] = useConsent();
  // With Global Privacy Control, `useConsent` already returns "denied".
  return consent === 'granted' && navigator.doNotTrack !== '1';
}

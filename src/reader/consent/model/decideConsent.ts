import type { Consent } from '../../../foundation/preferences/model/consent';

/** Whether events and third parties are allowed or refused, or the reader still has to be asked. */
export type ConsentDecision = 'allowed' | 'refused' | 'ask';

interface ConsentInput {
  /** Global Privacy Control or Do Not Track. */
  readonly hasPrivacySignal: boolean;
  /** What the reader has answered on this site. */
  readonly saved: Consent;
  /** Whether events and third parties need the reader's consent. */
  readonly isRequired: boolean;
}

/**
 * Returns the consent decision for a page. The browser's privacy signal overrides an answer, because
 * it was set for all sites, and an answer overrides the site's default (spec CONSENT-1, CONSENT-2).
 */
export function decideConsent({
  hasPrivacySignal,
  saved,
  isRequired,
}: ConsentInput): ConsentDecision {
  if (hasPrivacySignal || saved === 'denied') return 'refused';
  if (saved === 'granted' || !isRequired) return 'allowed';
  return 'ask';
}

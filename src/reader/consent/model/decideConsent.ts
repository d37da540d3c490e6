import type { Consent } from '../../../foundation/preferences/model/consent';

/** Whether events and third parties are allowed, refused, or still to be asked about. */
export type ConsentDecision = 'allowed' | 'refused' | 'ask';

interface Facts {
  /** Global Privacy Control or Do Not Track. */
  readonly hasPrivacySignal: boolean;
  /** What the reader has answered on this site. */
  readonly saved: Consent;
  /** Whether nothing may happen without an answer. */
  readonly isRequired: boolean;
}

/**
 * The decision for a page. The browser's signal stands above an answer, since it was given for
 * all sites; an answer stands above the site's default (spec CONSENT-1, CONSENT-2).
 */
export function decideConsent({ hasPrivacySignal, saved, isRequired }: Facts): ConsentDecision {
  if (hasPrivacySignal || saved === 'denied') return 'refused';
  if (saved === 'granted' || !isRequired) return 'allowed';
  return 'ask';
}

/** What a reader can say about measuring and third parties. Contract, section 7. */
export const CONSENTS = ['granted', 'denied', 'unset'] as const;

/** A reader's answer, `unset` until there is one. Contract, section 7. */
export type Consent = (typeof CONSENTS)[number];

/** Contract, section 7: nothing happens before the reader agrees. */
export const DEFAULT_CONSENT: Consent = 'unset';

/** Reads a saved answer; an unknown one counts as none. */
export function parseConsent(text: string | null | undefined): Consent {
  return CONSENTS.find((consent) => consent === text) ?? DEFAULT_CONSENT;
}

/** The answer that counts: Global Privacy Control and Do Not Track are always a no. Contract, section 7. */
export function resolveConsent(saved: Consent, hasPrivacySignal: boolean): Consent {
  return hasPrivacySignal ? 'denied' : saved;
}

/** What a reader can say about measuring and third parties (spec CONSENT-1). */
const CONSENTS = ['granted', 'denied', 'unset'] as const;

/** A reader's answer, `unset` until there is one (spec CONSENT-1). */
export type Consent = (typeof CONSENTS)[number];

/** Nothing happens before the reader agrees (spec CONSENT-1). */
export const DEFAULT_CONSENT: Consent = 'unset';

/** Reads a saved answer; an unknown one counts as none. */
export function parseConsent(text: string | null | undefined): Consent {
  return CONSENTS.find((consent) => consent === text) ?? DEFAULT_CONSENT;
}

/** The answer that counts: Global Privacy Control and Do Not Track are always a no (spec CONSENT-2). */
export function resolveConsent(saved: Consent, hasPrivacySignal: boolean): Consent {
  return hasPrivacySignal ? 'denied' : saved;
}

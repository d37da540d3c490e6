/** The possible states of consent to analytics and third parties (spec CONSENT-1). */
const CONSENTS = ['granted', 'denied', 'unset'] as const;

/** The reader's consent, `unset` until they answer (spec CONSENT-1). */
export type Consent = (typeof CONSENTS)[number];

/** Nothing is sent or loaded before the reader agrees (spec CONSENT-1). */
export const DEFAULT_CONSENT: Consent = 'unset';

/** Parses a saved answer. An unknown one counts as none. */
export function parseConsent(text: string | null | undefined): Consent {
  return CONSENTS.find((consent) => consent === text) ?? DEFAULT_CONSENT;
}

/** Returns the effective consent: Global Privacy Control and Do Not Track always deny (spec CONSENT-2). */
export function resolveConsent(saved: Consent, hasPrivacySignal: boolean): Consent {
  return hasPrivacySignal ? 'denied' : saved;
}

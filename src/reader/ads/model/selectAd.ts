/**
 * What is known of the sponsor: `off` it may not be asked (no consent, no address), `pending`
 * asked, `blocked` not found in time, `empty` it answered without an ad, `clear` it has one.
 */
export type AdVerdict = 'off' | 'pending' | 'blocked' | 'empty' | 'clear';

/** What a slot shows; the value of `data-ad-state` (spec ADS-18). */
export type AdState = 'loading' | 'sponsor' | 'inhouse' | 'appeal' | 'bot' | 'off';

export interface AdQuestion {
  readonly verdict: AdVerdict;
  /** The sponsor's ad is only a link to the library's backers, or its picture is broken. */
  readonly isFallback: boolean;
  /** @see AdDraws */
  readonly isAppeal: boolean;
}

/** Chooses what a slot shows (spec ADS-13, ADS-14, ADS-15). Bots get an empty placeholder before it is asked (`AdView`). */
export function selectAd({ verdict, isFallback, isAppeal }: AdQuestion): Exclude<AdState, 'bot'> {
  switch (verdict) {
    case 'off':
    case 'empty':
      return 'inhouse';
    case 'pending':
      return 'loading';
    case 'blocked':
      return isAppeal ? 'appeal' : 'inhouse';
    case 'clear':
      return isFallback ? 'inhouse' : 'sponsor';
  }
}

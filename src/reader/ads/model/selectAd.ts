/**
 * What's known about the sponsor's ad. `off`: it can't be requested, because there's no consent or no
 * URL. `pending`: it's been requested. `blocked`: nothing was found in time. `empty`: the sponsor
 * responded without an ad. `clear`: there's an ad.
 */
export type AdVerdict = 'off' | 'pending' | 'blocked' | 'empty' | 'clear';

/** What a slot shows, and the value of `data-ad-state` (spec ADS-18). */
export type AdState = 'loading' | 'sponsor' | 'inhouse' | 'appeal' | 'bot' | 'off';

export interface AdSelectionInput {
  readonly verdict: AdVerdict;
  /** Whether the sponsor's ad is only a link to the library's backers, or its image is broken. */
  readonly isFallback: boolean;
  /** @see AdDraws */
  readonly isAppeal: boolean;
}

/** Returns what a slot shows (spec ADS-13, ADS-14, ADS-15). `AdView` handles bots, which get empty space, before this runs. */
export function selectAd({
  verdict,
  isFallback,
  isAppeal,
}: AdSelectionInput): Exclude<AdState, 'bot'> {
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

import type { AdState } from './selectAd';
import type { AdShape } from './types';

/** The slot's position on the page, as it appears in event labels. */
const PLACEMENT = 'body-top';

/** The label of a crash when it isn't known which ad was shown. */
export const UNKNOWN_LABEL = 'null';

/** Returns the event label of an ad, for example `in-house-body-top-image`, or `undefined` if none is shown. */
export function getAdLabel(
  state: AdState,
  shape: AdShape,
  isFallback: boolean,
): string | undefined {
  const kinds: Partial<Record<AdState, string>> = {
    sponsor: 'sponsor',
    appeal: 'in-house-adblock',
    inhouse: isFallback ? 'in-house-fallback' : 'in-house',
  };
  const kind = kinds[state];
  return kind === undefined ? undefined : `${kind}-${PLACEMENT}-${shape}`;
}

import type { AdState } from './selectAd';
import type { AdShape } from './types';

/** Where the slot is on a page. */
const PLACEMENT = 'body-top';

/** The label of a crash when it is not known what was shown. */
export const UNKNOWN_LABEL = 'null';

/** The label of a shown ad, for example `in-house-body-top-image`; `undefined` when nothing is shown. */
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

import { APPEAL_SHARE, DISPLAY_SHARE, INLINE_SHARE } from './constants';
import type { AdShape } from './types';

/** What chance decides for one page view, each by one draw (spec ADS-17). */
export interface AdDraws {
  readonly shape: AdShape;
  /** If the sponsor is blocked: the appeal and not an ad of our own. */
  readonly isAppeal: boolean;
  /** Which ad of our own, from 0 up to 1 without it. */
  readonly inHouse: number;
  /** Whether the display of this page view is reported. */
  readonly isSampled: boolean;
}

/** Draws everything for one page view. @param random gives numbers from 0 up to 1 without it */
export function drawAd(random: () => number): AdDraws {
  return {
    shape: random() < INLINE_SHARE ? 'inline' : 'image',
    isAppeal: random() < APPEAL_SHARE,
    inHouse: random(),
    isSampled: random() < DISPLAY_SHARE,
  };
}

/** The item of a list that a draw stands for. Throws when there is none. */
export function pickDrawn<T>(items: readonly T[], draw: number): T {
  const item = items[Math.floor(draw * items.length)];
  if (item === undefined) throw new Error(`No item for the draw ${String(draw)}.`);
  return item;
}

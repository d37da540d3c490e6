import { APPEAL_SHARE, DISPLAY_SHARE, INLINE_SHARE } from './constants';
import type { AdShape } from './types';

/** The random decisions for one page view, each made with one draw (spec ADS-17). */
export interface AdDraws {
  readonly shape: AdShape;
  /** Whether a blocked sponsor is replaced by the appeal instead of an in-house ad. */
  readonly isAppeal: boolean;
  /** Selects the in-house ad, from 0 (inclusive) to 1 (exclusive). */
  readonly inHouse: number;
  /** Whether the display of this page view is reported. */
  readonly isSampled: boolean;
}

/**
 * Makes all random decisions for one page view.
 *
 * @param random returns numbers from 0 (inclusive) to 1 (exclusive), like `Math.random`
 */
export function drawAd(random: () => number): AdDraws {
  return {
    shape: random() < INLINE_SHARE ? 'inline' : 'image',
    isAppeal: random() < APPEAL_SHARE,
    inHouse: random(),
    isSampled: random() < DISPLAY_SHARE,
  };
}

/**
 * Returns the array item that a draw from 0 (inclusive) to 1 (exclusive) selects.
 *
 * @throws if the array is empty or the draw is out of range
 */
export function pickByDraw<T>(items: readonly T[], draw: number): T {
  const item = items[Math.floor(draw * items.length)];
  if (item === undefined) throw new Error(`No item for the draw ${String(draw)}.`);
  return item;
}

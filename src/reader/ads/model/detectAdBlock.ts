import { DETECTION_MAX_TRIES, TRIES_BEFORE_BLOCKED } from './constants';

/** The answer of one look for the sponsor. */
export interface Detection {
  readonly verdict: 'pending' | 'blocked' | 'clear';
  /** Whether to look again. */
  readonly isOver: boolean;
}

/** One look for the sponsor (spec ADS-10, ADS-11). @param attempt counts from 1 */
export function detectAdBlock(attempt: number, isFound: boolean): Detection {
  if (isFound) return { verdict: 'clear', isOver: true };
  return {
    verdict: attempt > TRIES_BEFORE_BLOCKED ? 'blocked' : 'pending',
    isOver: attempt >= DETECTION_MAX_TRIES,
  };
}

import { DETECTION_MAX_TRIES, TRIES_BEFORE_BLOCKED } from './constants';

/** The result of one check for the sponsor. */
export interface Detection {
  readonly verdict: 'pending' | 'blocked' | 'clear';
  /** Whether this was the last check. */
  readonly isOver: boolean;
}

/**
 * Evaluates one check for the sponsor (spec ADS-10, ADS-11).
 *
 * @param attempt number of the check, starting at 1
 */
export function detectAdBlock(attempt: number, isFound: boolean): Detection {
  if (isFound) return { verdict: 'clear', isOver: true };
  return {
    verdict: attempt > TRIES_BEFORE_BLOCKED ? 'blocked' : 'pending',
    isOver: attempt >= DETECTION_MAX_TRIES,
  };
}

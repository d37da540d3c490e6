import { RETRY_MAX_MS, RETRY_MIN_MS } from './constants';

/**
 * Returns the delay before the next request, in milliseconds.
 *
 * @param attempt number of the request that got no ad, starting at 1
 */
export function retryDelay(attempt: number): number {
  return Math.min(RETRY_MIN_MS * 2 ** (attempt - 1), RETRY_MAX_MS);
}

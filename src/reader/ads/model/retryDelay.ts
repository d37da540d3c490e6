import { RETRY_MAX_MS, RETRY_MIN_MS } from './constants';

/** Milliseconds to wait after a request in vain. @param attempt counts from 1 */
export function retryDelay(attempt: number): number {
  return Math.min(RETRY_MIN_MS * 2 ** (attempt - 1), RETRY_MAX_MS);
}

import { BODY_MAX_BYTES, FETCH_MAX_TRIES, FETCH_TIMEOUT_MS } from '../model/constants';
import { parseSponsorAds } from '../model/parseSponsorAds';
import { retryDelay } from '../model/retryDelay';
import type { RawSponsorAd } from '../model/types';
import { readLimitedBody } from './readLimitedBody';

/** `unreachable`: no response in time, or the request failed. `empty`: a response without a usable ad. */
export type SponsorResult = RawSponsorAd | 'empty' | 'unreachable';

interface Request {
  readonly url: string;
  /** Aborts the request and all retries. */
  readonly signal: AbortSignal;
  /** Called after the first response without a usable ad, before the first retry. */
  readonly onMiss: () => void;
}

/** Sends one request. Returns `retry`, the only result worth another try, for JSON without a usable ad. */
async function requestOnce(
  url: string,
  signal: AbortSignal,
): Promise<RawSponsorAd | 'retry' | 'empty'> {
  const response = await fetch(url, {
    signal,
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'origin',
  });
  if (!response.ok) return 'empty';
  const body = await readLimitedBody(response, BODY_MAX_BYTES);
  if (body === undefined) return 'empty';
  try {
    return parseSponsorAds(JSON.parse(body), Date.now()) ?? 'retry';
  } catch {
    return 'empty';
  }
}

/** Sends one request with a timeout that covers the body too, in case the body never ends. */
async function requestWithTimeout(
  url: string,
  outer: AbortSignal,
): Promise<RawSponsorAd | 'retry' | 'empty' | 'unreachable'> {
  const controller = new AbortController();
  const abort = (): void => {
    controller.abort();
  };
  const timer = setTimeout(abort, FETCH_TIMEOUT_MS);
  outer.addEventListener('abort', abort);
  try {
    return await requestOnce(url, controller.signal);
  } catch {
    // Network failures aren't reported (spec ADS-8).
    return 'unreachable';
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', abort);
  }
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, milliseconds);
    signal.addEventListener('abort', finish);
  });
}

/**
 * Requests one usable ad from the ad service. While the service responds with JSON that has none, it
 * retries with exponential backoff, at most ten requests in all (spec ADS-7). Never rejects.
 */
export async function fetchSponsorAd({ url, signal, onMiss }: Request): Promise<SponsorResult> {
  for (let attempt = 1; attempt <= FETCH_MAX_TRIES; attempt += 1) {
    if (signal.aborted) return 'unreachable';
    const result = await requestWithTimeout(url, signal);
    if (result !== 'retry') return result;
    if (attempt === 1 && !signal.aborted) onMiss();
    if (attempt < FETCH_MAX_TRIES) await wait(retryDelay(attempt), signal);
  }
  return 'empty';
}

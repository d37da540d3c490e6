import { BODY_MAX_BYTES, FETCH_MAX_TRIES, FETCH_TIMEOUT_MS } from '../model/constants';
import { parseSponsorAds } from '../model/parseSponsorAds';
import { retryDelay } from '../model/retryDelay';
import type { RawSponsorAd } from '../model/types';
import { readLimitedBody } from './readLimitedBody';

/** `unreachable`: no answer in time, or the request was refused; `empty`: it answered without a usable ad. */
export type SponsorAnswer = RawSponsorAd | 'empty' | 'unreachable';

interface Request {
  readonly url: string;
  /** Ends the request and the tries that would follow. */
  readonly signal: AbortSignal;
  /** Called after the first answer without a usable ad, before the next try. */
  readonly onMiss: () => void;
}

/** An answer that is JSON, `retry` being the only reason to ask again. */
async function askOnce(
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

/** Asks with a time limit that covers the body too; a body without end is no answer. */
async function askInTime(
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
    return await askOnce(url, controller.signal);
  } catch {
    // A network failure is given up silently (spec ADS-8).
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
 * Asks the ad service for one usable ad: again, ever more seldom, while it answers in the right
 * form without one, and never more than ten times (spec ADS-7). Never rejects.
 */
export async function fetchSponsorAd({ url, signal, onMiss }: Request): Promise<SponsorAnswer> {
  for (let attempt = 1; attempt <= FETCH_MAX_TRIES; attempt += 1) {
    if (signal.aborted) return 'unreachable';
    const answer = await askInTime(url, signal);
    if (answer !== 'retry') return answer;
    if (attempt === 1 && !signal.aborted) onMiss();
    if (attempt < FETCH_MAX_TRIES) await wait(retryDelay(attempt), signal);
  }
  return 'empty';
}

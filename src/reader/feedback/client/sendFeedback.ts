import type { FeedbackMessage } from '../model/feedback';
import { isRateLimited, keepRecent } from '../model/rateLimit';
import type { FailureReason } from '../model/reduceFeedback';

/** Timeout of the request, in ms. */
const TIMEOUT_MS = 10_000;

/** When earlier messages were sent, in ms since 1970. */
let times: readonly number[] = [];

/** Posts a message as JSON. Returns the reason if it wasn't accepted, otherwise `undefined`. Never throws. */
export async function sendFeedback(
  url: string,
  message: FeedbackMessage,
): Promise<FailureReason | undefined> {
  if (!navigator.onLine) return 'offline';
  const now = Date.now();
  if (isRateLimited(times, now)) return 'refused';
  const abort = new AbortController();
  const timer = window.setTimeout(() => {
    abort.abort();
  }, TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: abort.signal,
    });
    if (!response.ok) return 'refused';
    times = [...keepRecent(times, now), now];
    return undefined;
  } catch {
    return navigator.onLine ? 'refused' : 'offline';
  } finally {
    window.clearTimeout(timer);
  }
}

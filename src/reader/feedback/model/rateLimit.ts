/** How many messages a reader may send in a window of time. */
const RATE_LIMIT = { count: 5, windowMs: 10 * 60_000 } as const;

/** The times that still count, in ms. */
export function keepRecent(times: readonly number[], now: number): readonly number[] {
  return times.filter((time) => now - time < RATE_LIMIT.windowMs);
}

/** True when another message would be one too many. */
export function isRateLimited(times: readonly number[], now: number): boolean {
  return keepRecent(times, now).length >= RATE_LIMIT.count;
}

/** Maximum number of messages that a reader can send within a time window. */
const RATE_LIMIT = { count: 5, windowMs: 10 * 60_000 } as const;

/** Returns the times that are still within the window. All times are in ms. */
export function keepRecent(times: readonly number[], now: number): readonly number[] {
  return times.filter((time) => now - time < RATE_LIMIT.windowMs);
}

/** Returns whether the limit is reached, so that another message can't be sent now. */
export function isRateLimited(times: readonly number[], now: number): boolean {
  return keepRecent(times, now).length >= RATE_LIMIT.count;
}

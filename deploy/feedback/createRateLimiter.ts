/** How many submissions an IP address may send in a time window. */
const RATE_LIMIT = { count: 10, windowMs: 10 * 60_000 } as const;

/**
 * How many addresses to remember, so that requests from very many addresses can't fill the memory.
 */
const MAX_ADDRESSES = 10_000;

/**
 * Returns a function that says whether an address may send another submission, and counts it if so.
 */
export function createRateLimiter(now: () => number): (address: string) => boolean {
  const times = new Map<string, number[]>();
  return (address) => {
    const time = now();
    const recent = (times.get(address) ?? []).filter((at) => time - at < RATE_LIMIT.windowMs);
    const isAllowed = recent.length < RATE_LIMIT.count;
    if (isAllowed) recent.push(time);
    // Delete and set it again, so that the map is ordered by last use.
    times.delete(address);
    times.set(address, recent);
    if (times.size > MAX_ADDRESSES) {
      for (const oldest of times.keys()) {
        times.delete(oldest);
        break;
      }
    }
    return isAllowed;
  };
}

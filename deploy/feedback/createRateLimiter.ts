/** How many answers one address may send in a window of time. */
const RATE_LIMIT = { count: 10, windowMs: 10 * 60_000 } as const;

/** The most addresses that are remembered; a flood from many must not fill the memory. */
const MAX_ADDRESSES = 10_000;

/** Tells whether an address may send another answer now; counts it if so. */
export function createRateLimiter(now: () => number): (address: string) => boolean {
  const times = new Map<string, number[]>();
  return (address) => {
    const time = now();
    const recent = (times.get(address) ?? []).filter((at) => time - at < RATE_LIMIT.windowMs);
    const isAllowed = recent.length < RATE_LIMIT.count;
    if (isAllowed) recent.push(time);
    // Set anew, so that the map's order is that of the last use.
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

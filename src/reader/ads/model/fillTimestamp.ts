const PLACEHOLDER_PATTERN =
  /\[timestamp\]|\{\{?timestamp\}?\}|%%timestamp%%|%5Btimestamp%5D|%7B(?:%7B)?timestamp%7D(?:%7D)?/gi;

/** Replaces every timestamp placeholder in a URL, so that no response comes from a cache. */
export function fillTimestamp(url: string, timestamp: string): string {
  return url.replace(PLACEHOLDER_PATTERN, timestamp);
}

/** Returns the service's timestamp if it's all digits, otherwise the browser's. Nothing but digits gets into a URL. */
export function chooseTimestamp(given: unknown, now: number): string {
  const text = typeof given === 'number' || typeof given === 'string' ? String(given) : '';
  return /^\d{1,16}$/.test(text) ? text : String(Math.max(0, Math.trunc(now)));
}

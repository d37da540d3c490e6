const PLACEHOLDER_PATTERN =
  /\[timestamp\]|\{\{?timestamp\}?\}|%%timestamp%%|%5Btimestamp%5D|%7B(?:%7B)?timestamp%7D(?:%7D)?/gi;

/** Writes a number in every place of an address that asks for the time, so that nothing is answered from a cache. */
export function fillTimestamp(address: string, timestamp: string): string {
  return address.replace(PLACEHOLDER_PATTERN, timestamp);
}

/** The service's timestamp if it is a number, else the browser's. Only digits ever get into an address. */
export function chooseTimestamp(given: unknown, now: number): string {
  const text = typeof given === 'number' || typeof given === 'string' ? String(given) : '';
  return /^\d{1,16}$/.test(text) ? text : String(Math.max(0, Math.trunc(now)));
}

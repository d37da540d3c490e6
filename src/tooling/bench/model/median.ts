/** Returns the middle value, or the lower of the two in the middle of an even number of values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('A median needs at least one value.');
  return middle;
}

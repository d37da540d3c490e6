/** Bytes as kilobytes of 1,000 with one digit: `4.1 kB`; what rounds to nothing is `0 kB`. */
export function formatSize(bytes: number): string {
  const kilobytes = Math.round(bytes / 100) / 10;
  return `${kilobytes >= 100 ? String(Math.round(kilobytes)) : String(kilobytes)} kB`;
}

/** Bytes as kilobytes of 1,000: one digit below a hundred, `4.1 kB`; next to nothing is `0 kB`. */
export function formatSize(bytes: number): string {
  const kilobytes = bytes >= 99_950 ? Math.round(bytes / 1000) : Math.round(bytes / 100) / 10;
  return `${String(kilobytes)} kB`;
}

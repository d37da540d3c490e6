/** Formats bytes in kB (1,000 bytes), with one decimal place below 100 kB: `4.1 kB`. */
export function formatSize(bytes: number): string {
  const kilobytes = bytes >= 99_950 ? Math.round(bytes / 1000) : Math.round(bytes / 100) / 10;
  return `${String(kilobytes)} kB`;
}

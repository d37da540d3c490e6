const MB = 1_000_000;

/** Formats a size for readers, such as `0.4 MB` or `12 MB`, with the locale's decimal separator. */
export function formatBytes(bytes: number, locale: string): string {
  const size = bytes / MB;
  const digits = size < 10 ? 1 : 0;
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(
    Math.max(size, 0.1),
  )} MB`;
}

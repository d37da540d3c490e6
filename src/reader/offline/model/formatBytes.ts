const MB = 1_000_000;

/** A size for readers: `0.4 MB`, `12 MB`. `locale` decides about the decimal sign. */
export function formatBytes(bytes: number, locale: string): string {
  const size = bytes / MB;
  const digits = size < 10 ? 1 : 0;
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(
    Math.max(size, 0.1),
  )} MB`;
}

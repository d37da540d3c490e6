/** The size of a kept file in bytes, and when it was last used, in ms since 1970. */
export interface LedgerEntry {
  readonly bytes: number;
  readonly usedAt: number;
}

/** The kept files by URL, for evicting the least recently used ones. */
export type Ledger = ReadonlyMap<string, LedgerEntry>;

/** Limits on what's kept of the visited pages. */
export interface KeepLimits {
  readonly files: number;
  readonly bytes: number;
  /** Larger files are never kept. */
  readonly bytesPerFile: number;
}

/**
 * A component page with its demos is about 40 files and 2 MB, so this is enough for the last thirty
 * to sixty pages, and within what phones allow without asking the user.
 */
export const KEEP_LIMITS: KeepLimits = {
  files: 1_500,
  bytes: 60_000_000,
  bytesPerFile: 4_000_000,
};

/**
 * Returns the URLs to evict so that the rest is within the limits, least recently used first.
 *
 * @param force share (0 to 1) to evict even if everything is within the limits, for a browser with
 *   less storage than our limits
 */
export function chooseEvictions(ledger: Ledger, limits: KeepLimits, force = 0): string[] {
  const entries = [...ledger].sort(
    ([urlA, a], [urlB, b]) => a.usedAt - b.usedAt || (urlA < urlB ? -1 : 1),
  );
  let files = entries.length;
  let bytes = entries.reduce((sum, [, entry]) => sum + entry.bytes, 0);
  const minimum = Math.ceil(files * force);
  const evicted: string[] = [];
  for (const [url, entry] of entries) {
    if (files <= limits.files && bytes <= limits.bytes && evicted.length >= minimum) break;
    evicted.push(url);
    files -= 1;
    bytes -= entry.bytes;
  }
  return evicted;
}

/** Serializes a ledger as JSON. */
export function formatLedger(ledger: Ledger): string {
  return JSON.stringify([...ledger].map(([url, { bytes, usedAt }]) => [url, bytes, usedAt]));
}

/** Parses a serialized ledger. Malformed entries are skipped, and malformed JSON results in an empty ledger. */
export function parseLedger(text: string): Map<string, LedgerEntry> {
  const ledger = new Map<string, LedgerEntry>();
  let rows: unknown;
  try {
    rows = JSON.parse(text);
  } catch {
    return ledger;
  }
  for (const row of Array.isArray(rows) ? (rows as unknown[]) : []) {
    const [url, bytes, usedAt] = Array.isArray(row) ? (row as unknown[]) : [];
    if (typeof url !== 'string' || typeof bytes !== 'number' || typeof usedAt !== 'number')
      continue;
    if (bytes >= 0 && Number.isFinite(usedAt)) ledger.set(url, { bytes, usedAt });
  }
  return ledger;
}

/** What is known of a kept file: its size in bytes, and when it was last used, in ms. */
export interface LedgerEntry {
  readonly bytes: number;
  readonly usedAt: number;
}

/** The kept files by address. */
export type Ledger = ReadonlyMap<string, LedgerEntry>;

/** How much is kept of what a reader visits. */
export interface KeepLimits {
  readonly files: number;
  readonly bytes: number;
  /** Files above this are never kept. */
  readonly bytesPerFile: number;
}

/**
 * A component page with its demos is about 40 files and 2 MB: room for the last thirty to
 * sixty pages, in what a phone gives without being asked.
 */
export const KEEP_LIMITS: KeepLimits = {
  files: 1_500,
  bytes: 60_000_000,
  bytesPerFile: 4_000_000,
};

/**
 * The addresses to give up so that the rest fits: least recently used first. `force` gives up
 * that share (0 to 1) even if all fits, for a browser that has less room than we allow ourselves.
 */
export function chooseEvictions(ledger: Ledger, limits: KeepLimits, force = 0): string[] {
  const entries = [...ledger].sort(
    ([urlA, a], [urlB, b]) => a.usedAt - b.usedAt || (urlA < urlB ? -1 : 1),
  );
  let files = entries.length;
  let bytes = entries.reduce((sum, [, entry]) => sum + entry.bytes, 0);
  const least = Math.ceil(files * force);
  const evicted: string[] = [];
  for (const [url, entry] of entries) {
    if (files <= limits.files && bytes <= limits.bytes && evicted.length >= least) break;
    evicted.push(url);
    files -= 1;
    bytes -= entry.bytes;
  }
  return evicted;
}

/** A ledger as text, and back. What is not one gives an empty ledger. */
export function formatLedger(ledger: Ledger): string {
  return JSON.stringify([...ledger].map(([url, { bytes, usedAt }]) => [url, bytes, usedAt]));
}

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

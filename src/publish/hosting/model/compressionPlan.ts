import { FIRST_FLIGHT } from './firstFlight';

/** `light` is for test builds: it produces larger files in a tenth of the time. */
export type CompressionEffort = 'best' | 'light';

/** How a file of a build is precompressed. */
export interface CompressionPlan {
  /** Brotli quality, 0 to 11. */
  readonly brotli: number;
  /** gzip level, 1 to 9. */
  readonly gzip: number;
  /** Whether the result is cached, because the file is likely to be the same in the next build. */
  readonly isCached: boolean;
  /** Whether it's a page. If it's close to fitting into the first round trip, it's compressed better. */
  readonly isPage: boolean;
}

const TEXT = /\.(?:html|css|m?js|json|md|svg|txt|webmanifest|xml)$/;
const PAGE = /^(?!demo\/).*\.html$/;
const HIDDEN = /(?:^|\/)[._]|^deploy\//;
/** In bytes. A smaller file fits into one packet anyway. */
const MIN_BYTES = 1024;
/** In bytes. For a larger file, the best quality takes seconds. */
const MAX_BEST_BYTES = 1_000_000;
/** Files that every page waits for. */
const EVERY_PAGE = /\.css$|\/(?:main|runtime~main|common)\.\w+\.js$/;

/**
 * Brotli qualities: 11 compresses best, 10 nearly as well in a third of the time, and 8 is the highest
 * that costs next to nothing.
 */
const BEST_BROTLI = 11;
const GOOD_BROTLI = 10;
const QUICK_BROTLI = 8;

/**
 * Returns how to compress a file of the build, or `undefined` when hosts send it uncompressed.
 *
 * Pages change with every build, because they contain the names of its scripts. So they're compressed
 * quickly, unless better compression makes a page fit into the first round trip (`firstFlight.ts`).
 * Files with a hash in their name are compressed well, and cached.
 *
 * @param file relative to the build, with forward slashes
 */
export function planCompression(
  file: string,
  bytes: number,
  effort: CompressionEffort = 'best',
): CompressionPlan | undefined {
  if (bytes < MIN_BYTES || !TEXT.test(file) || HIDDEN.test(file)) return undefined;
  if (effort === 'light') return { brotli: 1, gzip: 1, isCached: false, isPage: false };
  if (!/^(?:[a-z]{2}\/)?(?:assets|live)\//.test(file)) {
    return { brotli: 5, gzip: 6, isCached: false, isPage: PAGE.test(file) };
  }
  return { brotli: planBrotli(file, bytes), gzip: 9, isCached: true, isPage: false };
}

/**
 * Returns the Brotli quality for a file with a hash in its name. For the scripts of demos, the best
 * quality would save another 1% but take three times as long.
 */
function planBrotli(file: string, bytes: number): number {
  if (bytes > MAX_BEST_BYTES) return 9;
  return EVERY_PAGE.test(file) ? BEST_BROTLI : GOOD_BROTLI;
}

/** The maximum by which each quality reduces a page's size, relative to the previous one. */
const GAINS = [
  { brotli: QUICK_BROTLI, gain: 0.035 },
  { brotli: GOOD_BROTLI, gain: 0.1 },
  { brotli: BEST_BROTLI, gain: 0.04 },
] as const;

/**
 * Returns the next Brotli quality to try for a page that could fit into the first round trip if it's
 * compressed better. Returns `undefined` when it already fits or can't. Other pages would gain only a
 * few milliseconds from better compression, and a build would take minutes longer.
 *
 * @param brotli quality of the last attempt
 * @param bytes compressed size of the page at that quality
 */
export function nextForFirstFlight(brotli: number, bytes: number): number | undefined {
  if (bytes <= FIRST_FLIGHT) return undefined;
  return GAINS.find((next) => next.brotli > brotli && bytes * (1 - next.gain) <= FIRST_FLIGHT)
    ?.brotli;
}

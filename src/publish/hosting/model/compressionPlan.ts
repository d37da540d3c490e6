import { FIRST_FLIGHT } from './firstFlight';

/** `light` is for a build that only tests read: larger files in a tenth of the time. */
export type CompressionEffort = 'best' | 'light';

/** How one file of a build is compressed beforehand. */
export interface CompressionPlan {
  /** Quality of Brotli, 0 to 11. */
  readonly brotli: number;
  /** Level of gzip, 1 to 9. */
  readonly gzip: number;
  /** Whether the file is likely to be the same in the next build, so that a cache pays. */
  readonly isKept: boolean;
  /** Whether it's a page that a reader may open first: one at the edge is compressed well. */
  readonly isPage: boolean;
}

const TEXT = /\.(?:html|css|m?js|json|md|svg|txt|webmanifest|xml)$/;
const PAGE = /^(?!demo\/).*\.html$/;
const HIDDEN = /(?:^|\/)[._]|^deploy\//;
/** Below this a packet holds the file as it is, in bytes. */
const MIN_BYTES = 1024;
/** Above this the best quality takes seconds for each file; in bytes. */
const MAX_BEST_BYTES = 1_000_000;
/** What every page waits for. */
const EVERY_PAGE = /\.css$|\/(?:main|runtime~main|common)\.\w+\.js$/;

/**
 * Brotli's qualities: the two that look for the shortest form, thoroughly and with a third of the
 * work, and the last that costs next to nothing.
 */
const BEST_BROTLI = 11;
const GOOD_BROTLI = 10;
const QUICK_BROTLI = 8;

/**
 * How to compress a file of the build, or `undefined` when hosts send it as it is. Pages change
 * with every build, since they name its scripts, and so are compressed quickly, except where more
 * brings a page into the first round trip (`firstFlight.ts`); files with a hash in their name are
 * compressed well once.
 *
 * @param file relative to the build, with slashes
 */
export function planCompression(
  file: string,
  bytes: number,
  effort: CompressionEffort = 'best',
): CompressionPlan | undefined {
  if (bytes < MIN_BYTES || !TEXT.test(file) || HIDDEN.test(file)) return undefined;
  if (effort === 'light') return { brotli: 1, gzip: 1, isKept: false, isPage: false };
  if (!/^(?:[a-z]{2}\/)?(?:assets|live)\//.test(file)) {
    return { brotli: 5, gzip: 6, isKept: false, isPage: PAGE.test(file) };
  }
  return { brotli: planBrotli(file, bytes), gzip: 9, isKept: true, isPage: false };
}

/**
 * The quality for a file with a hash in its name. The best one would make scripts of demos 1% smaller
 * in three times the time.
 */
function planBrotli(file: string, bytes: number): number {
  if (bytes > MAX_BEST_BYTES) return 9;
  return EVERY_PAGE.test(file) ? BEST_BROTLI : GOOD_BROTLI;
}

/** What each quality makes a page smaller by, at most, as a share of what the last one gives. */
const GAINS = [
  { brotli: QUICK_BROTLI, gain: 0.035 },
  { brotli: GOOD_BROTLI, gain: 0.1 },
  { brotli: BEST_BROTLI, gain: 0.04 },
] as const;

/**
 * The next quality for a page that could arrive with the first round trip when it's compressed
 * better; `undefined` where it fits, or where nothing helps. Other pages would gain a few ms by it,
 * and a build would take minutes longer.
 *
 * @param brotli the quality that gave these bytes
 * @param bytes of the page, compressed
 */
export function nextForFirstFlight(brotli: number, bytes: number): number | undefined {
  if (bytes <= FIRST_FLIGHT) return undefined;
  return GAINS.find((next) => next.brotli > brotli && bytes * (1 - next.gain) <= FIRST_FLIGHT)
    ?.brotli;
}

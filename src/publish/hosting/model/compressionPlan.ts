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
  return { brotli: bytes > MAX_BEST_BYTES ? 9 : 11, gzip: 9, isKept: true, isPage: false };
}

/** The best quality makes a page smaller by about this share of what the quick one gives. */
const GAIN = 0.1;

/**
 * Whether a page that was compressed quickly could arrive with the first round trip when it's
 * compressed well. Others gain a few ms by it, and a build would take minutes longer.
 *
 * @param bytes of the page, compressed quickly
 */
export function mayFitFirstFlight(bytes: number): boolean {
  return bytes > FIRST_FLIGHT && bytes * (1 - GAIN) <= FIRST_FLIGHT;
}

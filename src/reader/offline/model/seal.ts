import { checksum } from './checksum';
import { pageKey } from './pageKey';
import { isHashedPath, isPagePath } from './planRequest';

/** How many bytes at the end of a file are searched for its seal. It may not be last, because some hosts add to pages. */
export const SEAL_SEARCH_BYTES = 512;

const toBase36 = (sum: number): string => sum.toString(36).padStart(7, '0');
/** JSON has no comments, but may end with whitespace, so a space encodes 0 and a tab 1. */
const toWhitespace = (sum: number): string =>
  sum.toString(2).padStart(32, '0').replaceAll('0', ' ').replaceAll('1', '\t');

/**
 * Returns the seal of a file: a checksum that the build appends as a comment, so that the worker can
 * verify that a response is this file, and complete. For files with a hash in their names, it's
 * computed from pathname and size. For pages, it's computed from the pathname only, because some
 * hosts add a script to them. Returns `undefined` for files without a seal.
 *
 * @param pathname as in a URL
 * @param bytes size of the file including the seal
 */
export function sealOf(pathname: string, bytes: number): string | undefined {
  if (isPagePath(pathname)) return `<!--site:${toBase36(checksum(pageKey(pathname)))}-->`;
  if (!isHashedPath(pathname)) return undefined;
  const sum = checksum(`${pathname} ${String(bytes)}`);
  if (/\.(?:js|css)$/u.test(pathname)) return `/*${toBase36(sum)}*/`;
  return pathname.endsWith('.json') ? toWhitespace(sum) : undefined;
}

/** Returns whether the end of a file contains the right seal, or `undefined` for files without one. */
export function hasSeal(pathname: string, bytes: number, end: string): boolean | undefined {
  const seal = sealOf(pathname, bytes);
  if (seal === undefined) return undefined;
  return isPagePath(pathname) ? end.includes(seal) : end.endsWith(seal);
}

/** Returns whether the end of a page contains any page's seal, which means that this site's build wrote it. */
export function isOurPage(end: string): boolean {
  return /<!--site:[\da-z]{7}-->/u.test(end);
}

const TYPES: readonly (readonly [RegExp, RegExp])[] = [
  [/\.js$/u, /\bjavascript\b/u],
  [/\.css$/u, /^text\/css\b/u],
  [/\.(?:json|webmanifest)$/u, /\bjson\b/u],
];

/** Returns whether a content type is plausible for a pathname. */
export function isPlausibleType(pathname: string, contentType: string): boolean {
  const type = contentType.toLowerCase();
  const isHtml = type.startsWith('text/html');
  if (isPagePath(pathname)) return isHtml;
  const [, expected] = TYPES.find(([name]) => name.test(pathname)) ?? [];
  // Hosts disagree about other types, such as fonts.
  return expected === undefined ? !isHtml : expected.test(type);
}

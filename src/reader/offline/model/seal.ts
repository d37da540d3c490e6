import { checksum } from './checksum';
import { pageKey } from './pageKey';
import { isHashedPath, isPagePath } from './planRequest';

/** Bytes at the end of a file in which its seal is looked for: a host may add to a page. */
export const SEAL_SEARCH_BYTES = 512;

const toWord = (sum: number): string => sum.toString(36).padStart(7, '0');
/** JSON has no comments, but may end with blanks: a space is 0, a tab is 1. */
const toBlanks = (sum: number): string =>
  sum.toString(2).padStart(32, '0').replaceAll('0', ' ').replaceAll('1', '\t');

/**
 * What the build appends to a file so that a copy of it can be told from anything else: a
 * checksum of the file's address and of its size. Files with a hash in their names are sealed
 * with both; pages only with their address, because some hosts add a script to them.
 * `undefined` for files without a seal.
 *
 * @param pathname as in a URL
 * @param bytes the size of the sealed file
 */
export function sealOf(pathname: string, bytes: number): string | undefined {
  if (isPagePath(pathname)) return `<!--site:${toWord(checksum(pageKey(pathname)))}-->`;
  if (!isHashedPath(pathname)) return undefined;
  const sum = checksum(`${pathname} ${String(bytes)}`);
  if (/\.(?:js|css)$/u.test(pathname)) return `/*${toWord(sum)}*/`;
  return pathname.endsWith('.json') ? toBlanks(sum) : undefined;
}

/** Whether the end of a file has the seal of its address; `undefined` when it needs none. */
export function hasSeal(pathname: string, bytes: number, end: string): boolean | undefined {
  const seal = sealOf(pathname, bytes);
  if (seal === undefined) return undefined;
  return isPagePath(pathname) ? end.includes(seal) : end.endsWith(seal);
}

/** Whether the end of a page says that this site has written it, at whatever address. */
export function isOurPage(end: string): boolean {
  return /<!--site:[\da-z]{7}-->/u.test(end);
}

const TYPES: readonly (readonly [RegExp, RegExp])[] = [
  [/\.js$/u, /\bjavascript\b/u],
  [/\.css$/u, /^text\/css\b/u],
  [/\.(?:json|webmanifest)$/u, /\bjson\b/u],
];

/** Whether a content type can be that of the file at an address. */
export function isTypeOf(pathname: string, contentType: string): boolean {
  const type = contentType.toLowerCase();
  const isHtml = type.startsWith('text/html');
  if (isPagePath(pathname)) return isHtml;
  const [, expected] = TYPES.find(([name]) => name.test(pathname)) ?? [];
  // Hosts do not agree about the others, fonts for example.
  return expected === undefined ? !isHtml : expected.test(type);
}

import { normalizePath } from '../../../foundation/site/model/paths';

/**
 * The one address under which a page is kept: no query, no hash, no slash or `.html` at its
 * end. A page is the same file for all of them.
 */
export function pageKey(pathname: string): string {
  const path = normalizePath(pathname);
  return normalizePath(path.replace(/(?:\/index)?\.html$/u, '').replace(/\/index$/u, ''));
}

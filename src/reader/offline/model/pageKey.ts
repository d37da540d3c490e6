import { normalizePath } from '../../../foundation/site/model/paths';

/**
 * Returns the pathname under which a page is cached, without query, hash, trailing slash, and
 * `.html`, because the page is the same file for all of these.
 */
export function pageKey(pathname: string): string {
  const path = normalizePath(pathname);
  return normalizePath(path.replace(/(?:\/index)?\.html$/u, '').replace(/\/index$/u, ''));
}

import { flattenPages } from './flattenPages';
import { SITE_ROUTES } from './siteRoutes';
import type { NavTree } from './types';

/**
 * Returns the pathnames of a tree's nodes that lead nowhere: they have neither a file in `docs/` nor
 * another route, and aren't planned or listed as unwritten.
 *
 * @param pages the existing pages, from pathname to doc id
 * @param unwritten pathnames of pages that nobody has written yet
 */
export function findMissingPages(
  tree: NavTree,
  pages: ReadonlyMap<string, string>,
  unwritten: ReadonlySet<string>,
): string[] {
  return flattenPages(tree.pages)
    .filter(({ planned }) => planned !== true)
    .map(({ pathname }) => pathname)
    .filter(
      (pathname) => !pages.has(pathname) && !SITE_ROUTES.has(pathname) && !unwritten.has(pathname),
    );
}

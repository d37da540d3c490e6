import { flattenPages } from './flattenPages';
import { SITE_ROUTES } from './siteRoutes';
import type { NavTree } from './types';

/**
 * The pathnames of a tree's nodes that lead nowhere: no file in `docs/`, no route of the site, and
 * neither planned nor known to be unwritten.
 *
 * @param pages the pages that exist: pathname to doc id
 * @param unwritten the pathnames of pages that nobody has written yet
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

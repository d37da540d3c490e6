import { findOwningTree } from './findOwningTree';
import { flattenPages } from './flattenPages';
import { formatDataFile } from './formatDataFile';
import { isOwnPathname } from './isOwnPathname';
import type { NavTree } from './types';

const UNWRITTEN_FILE = 'src/shell/navigation/data/unwritten.ts';

/** What `assertTreeCoverage` compares. */
export interface TreeCoverage {
  trees: readonly NavTree[];
  /** The existing pages, from pathname to doc id. */
  pages: ReadonlyMap<string, string>;
  /** Pathnames of pages that nobody has written yet. */
  unwritten: readonly string[];
  /** The number of unwritten pages, which may only go down. */
  unwrittenCeiling: number;
}

/**
 * Checks that each page is a node of its own tree and that the list of unwritten pages is exact
 * (spec NAV-5). `createSidebar` checks the other direction: that each node has a page.
 *
 * @throws one error with all problems, one per line
 */
export function assertTreeCoverage(coverage: TreeCoverage): void {
  const { trees, pages, unwritten, unwrittenCeiling } = coverage;
  const listed = new Set<string>();
  const listedInOwnTree = new Set<string>();
  for (const tree of trees) {
    for (const { pathname } of flattenPages(tree.pages)) {
      listed.add(pathname);
      if (isOwnPathname(tree, pathname)) {
        listedInOwnTree.add(pathname);
      }
    }
  }

  const unlistedPages = [...pages].filter(([pathname]) => !listedInOwnTree.has(pathname));
  const duplicates = unwritten.filter((pathname, index) => unwritten.indexOf(pathname) !== index);
  const problems = [
    ...unlistedPages.map(([pathname, id]) => {
      const tree = findOwningTree(trees, pathname);
      const file =
        tree === undefined ? 'a tree in src/shell/navigation/data' : formatDataFile(tree);
      return `docs/${id}.mdx:1: The page isn't in any sidebar. Add a node with the pathname ${pathname} to ${file}, or start the file name with "_" if it isn't a page.`;
    }),
    ...unwritten
      .filter((pathname) => pages.has(pathname))
      .map(
        (pathname) =>
          `${UNWRITTEN_FILE}: The page ${pathname} exists, so it's no longer unwritten. Remove it from the list and lower UNWRITTEN_CEILING.`,
      ),
    ...unwritten
      .filter((pathname) => !listed.has(pathname))
      .map(
        (pathname) =>
          `${UNWRITTEN_FILE}: ${pathname} isn't in any navigation tree. Remove it from the list.`,
      ),
    ...duplicates.map(
      (pathname) => `${UNWRITTEN_FILE}: ${pathname} is listed twice. Remove one of them.`,
    ),
    ...(unwritten.length === unwrittenCeiling
      ? []
      : [
          `${UNWRITTEN_FILE}: The list has ${String(unwritten.length)} pathnames, but UNWRITTEN_CEILING is ${String(unwrittenCeiling)}. Make them equal; the number may go down as pages are written, but never up.`,
        ]),
  ];
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}

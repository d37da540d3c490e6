import { findOwningTree } from './findOwningTree';
import { flattenPages } from './flattenPages';
import { formatDataFile } from './formatDataFile';
import { isOwnPathname } from './isOwnPathname';
import type { NavTree } from './types';

const UNWRITTEN_FILE = 'src/shell/navigation/data/unwritten.ts';

/** What `assertTreeCoverage` compares. */
export interface TreeCoverage {
  trees: readonly NavTree[];
  /** The pages that exist: pathname to doc id. */
  pages: ReadonlyMap<string, string>;
  /** The pathnames of pages that nobody has written yet. */
  unwritten: readonly string[];
  /** How many there may be. */
  unwrittenCeiling: number;
}

/**
 * Throws one error with every difference between trees, pages and the list of unwritten pages:
 * each page is a node of its own tree, and the list is exact (spec NAV-5).
 * That each node has a page is checked by `createSidebar`.
 */
export function assertTreeCoverage(coverage: TreeCoverage): void {
  const { trees, pages, unwritten, unwrittenCeiling } = coverage;
  const listed = new Set<string>();
  const listedAtHome = new Set<string>();
  for (const tree of trees) {
    for (const { pathname } of flattenPages(tree.pages)) {
      listed.add(pathname);
      if (isOwnPathname(tree, pathname)) {
        listedAtHome.add(pathname);
      }
    }
  }

  const unlistedPages = [...pages].filter(([pathname]) => !listedAtHome.has(pathname));
  const repeated = unwritten.filter((pathname, index) => unwritten.indexOf(pathname) !== index);
  const problems = [
    ...unlistedPages.map(([pathname, id]) => {
      const home = findOwningTree(trees, pathname);
      const place =
        home === undefined ? 'a tree in src/shell/navigation/data' : formatDataFile(home);
      return `docs/${id}.mdx:1: The page is in no sidebar: add a node with the pathname ${pathname} to ${place}, or begin the file's name with "_".`;
    }),
    ...unwritten
      .filter((pathname) => pages.has(pathname))
      .map(
        (pathname) =>
          `${pathname} is written: remove it from ${UNWRITTEN_FILE} and lower UNWRITTEN_CEILING.`,
      ),
    ...unwritten
      .filter((pathname) => !listed.has(pathname))
      .map((pathname) => `${pathname} is in no tree: remove it from ${UNWRITTEN_FILE}.`),
    ...repeated.map((pathname) => `${pathname} is twice in ${UNWRITTEN_FILE}: remove one.`),
    ...(unwritten.length === unwrittenCeiling
      ? []
      : [
          `${UNWRITTEN_FILE} has ${String(unwritten.length)} pathnames, but UNWRITTEN_CEILING is ${String(unwrittenCeiling)}: make them equal. The number goes down as pages are written, never up.`,
        ]),
  ];
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}

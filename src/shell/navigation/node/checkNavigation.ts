import path from 'node:path';
import { toMessage } from '../../../foundation/site/model/toMessage';
import { navigationTrees } from '../data/trees';
import { UNWRITTEN_CEILING, unwrittenPathnames } from '../data/unwritten';
import { assertTreeCoverage } from '../model/assertTreeCoverage';
import { assertUniquePathnames } from '../model/assertUniquePathnames';
import { findMissingPages } from '../model/findMissingPages';
import { formatDataFile } from '../model/formatDataFile';
import type { NavTree } from '../model/types';
import { findNodeLines } from './findNodeLines';
import { listPages } from './listPages';

function describeMissingPages(siteDir: string, tree: NavTree, pathnames: string[]): string[] {
  const file = formatDataFile(tree);
  return pathnames.map(
    (pathname) =>
      `${file}:${String(findNodeLines(siteDir, file, pathname)[0] ?? 1)}: The node ${pathname} doesn't have a page, so the site can't be built. Write docs${pathname}/index.mdx, or mark the node "planned: true".`,
  );
}

/** Returns the problems that would stop the build: pages without a node, and nodes without a page. */
export function checkNavigation(siteDir: string): string[] {
  const pages = listPages(path.join(siteDir, 'docs'));
  const unwritten = new Set(unwrittenPathnames);
  const missing = navigationTrees.flatMap((tree) =>
    describeMissingPages(siteDir, tree, findMissingPages(tree, pages, unwritten)),
  );
  try {
    assertUniquePathnames(navigationTrees, (file, pathname) =>
      findNodeLines(siteDir, file, pathname),
    );
    assertTreeCoverage({
      trees: navigationTrees,
      pages,
      unwritten: unwrittenPathnames,
      unwrittenCeiling: UNWRITTEN_CEILING,
    });
    return missing;
  } catch (error) {
    return [...missing, toMessage(error)];
  }
}

import { groupBy } from '../../../foundation/site/model/groupBy';
import { formatDataFile } from './formatDataFile';
import { formatNodeTitle } from './formatNodeTitle';
import type { NavTree } from './types';
import { walkNodes } from './walkNodes';

/** Returns the lines of a tree's data file that have a node with this pathname, starting at 1. */
type FindNodeLines = (file: string, pathname: string) => readonly number[];

/**
 * Checks that no tree has a pathname twice (spec NAV-4). Two trees may share a pathname, because a
 * tree can link to a page of another one.
 *
 * @throws one error with all duplicates, one per line
 */
export function assertUniquePathnames(trees: readonly NavTree[], findLines: FindNodeLines): void {
  const problems = trees.flatMap((tree) => {
    const file = formatDataFile(tree);
    const nodes = [...walkNodes(tree.pages)].map(({ node }) => node);
    return [...groupBy(nodes, ({ pathname }) => pathname)]
      .filter(([, same]) => same.length > 1)
      .map(([pathname, same]) => {
        const titles = same.map((node) => `"${formatNodeTitle(node)}"`).join(' and ');
        const [first = 1, ...others] = findLines(file, pathname);
        const also =
          others.length === 0
            ? ''
            : ` (also on line${others.length === 1 ? '' : 's'} ${others.join(' and ')})`;
        return `${file}:${String(first)}: The pathname ${pathname} belongs to ${titles}${also}, so the sidebar can't tell which of them is active. Remove one of them, or give a group its own pathname, for example one that ends in "-group".`;
      });
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

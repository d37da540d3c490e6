import { groupBy } from '../../../foundation/site/model/groupBy';
import { formatDataFile } from './formatDataFile';
import { formatNodeTitle } from './formatNodeTitle';
import type { NavTree } from './types';
import { walkNodes } from './walkNodes';

/**
 * Checks that no tree has a pathname twice (spec NAV-4). Two trees may share a pathname, because a
 * tree can link to a page of another one.
 *
 * @throws one error that names all duplicates
 */
export function assertUniquePathnames(trees: readonly NavTree[]): void {
  const problems = trees.flatMap((tree) => {
    const nodes = [...walkNodes(tree.pages)].map(({ node }) => node);
    return [...groupBy(nodes, ({ pathname }) => pathname)]
      .filter(([, same]) => same.length > 1)
      .map(([pathname, same]) => {
        const titles = same.map((node) => `"${formatNodeTitle(node)}"`).join(' and ');
        return `Duplicated pathname ${pathname} in tree "${tree.id}" (${formatDataFile(tree)}): ${titles}.`;
      });
  });
  if (problems.length > 0) {
    throw new Error(
      [
        ...problems,
        "A pathname identifies a node, so the sidebar can't tell which of the two is active.",
        'Remove one of them, or give a group its own pathname, for example one that ends in "-group".',
      ].join('\n'),
    );
  }
}

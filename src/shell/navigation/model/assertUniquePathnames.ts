import { groupBy } from '../../../foundation/site/model/groupBy';
import { formatDataFile } from './formatDataFile';
import { formatNodeTitle } from './formatNodeTitle';
import type { NavTree } from './types';
import { walkNodes } from './walkNodes';

/**
 * Throws when a tree has a pathname twice, naming every duplicate at once (spec NAV-4). Two trees
 * may have the same pathname: one shows the other's page as a guest.
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
        'The pathname is the identity of a node: with two, the sidebar cannot tell which one is active.',
        'Remove one of them, or give a group a name of its own, such as one ending in "-group".',
      ].join('\n'),
    );
  }
}

import { getNodeKind } from './getNodeKind';
import type { NavNode, NavPage } from './types';
import { walkNodes } from './walkNodes';

/** The pages of this site in reading order: no groups, headings, or links to elsewhere. */
export function flattenPages(nodes: readonly NavNode[]): NavPage[] {
  return [...walkNodes(nodes)].flatMap(({ node }) => {
    const found = getNodeKind(node);
    return found.kind === 'page' ? [found.node] : [];
  });
}

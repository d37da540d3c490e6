import { getNodeKind } from './getNodeKind';
import type { NavNode, NavPage } from './types';
import { walkNodes } from './walkNodes';

/** Returns the pages of this site in reading order, without groups, headings, and other links. */
export function flattenPages(nodes: readonly NavNode[]): NavPage[] {
  return [...walkNodes(nodes)].flatMap(({ node }) => {
    const found = getNodeKind(node);
    return found.kind === 'page' ? [found.node] : [];
  });
}

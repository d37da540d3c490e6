import type { NavExternalLink, NavGroup, NavNode, NavPage, NavSubheader } from './types';

/** The kind of a node, and the node narrowed to its type. */
export type NodeOfKind =
  /** A page of this site. */
  | { kind: 'page'; node: NavPage }
  /** A link into a page: its pathname has a `#` or `?`. */
  | { kind: 'anchor'; node: NavPage }
  /** A link to another site. */
  | { kind: 'external'; node: NavExternalLink }
  /** A collapsible group. */
  | { kind: 'group'; node: NavGroup }
  /** A heading with nodes below it. */
  | { kind: 'subheader'; node: NavSubheader & { children: readonly NavNode[] } }
  /** A heading without nodes. */
  | { kind: 'divider'; node: NavSubheader };

const hasChildren = (node: NavSubheader): node is NavSubheader & { children: readonly NavNode[] } =>
  node.children !== undefined;

/** Returns what kind a node is, which follows from its fields (spec NAV-2). */
export function getNodeKind(node: NavNode): NodeOfKind {
  if (node.subheader !== undefined) {
    return hasChildren(node) ? { kind: 'subheader', node } : { kind: 'divider', node };
  }
  if (node.children !== undefined) {
    return { kind: 'group', node };
  }
  if (node.href !== undefined) {
    return { kind: 'external', node };
  }
  return { kind: /[#?]/u.test(node.pathname) ? 'anchor' : 'page', node };
}

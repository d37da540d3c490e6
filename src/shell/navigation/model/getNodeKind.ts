import type { NavExternalLink, NavGroup, NavNode, NavPage, NavSubheader } from './types';

/** What a node is, with the node narrowed to its type. */
export type NodeOfKind =
  /** A page of this site. */
  | { kind: 'page'; node: NavPage }
  /** A place in a page (its pathname has a `#` or `?`), which is not a page of its own. */
  | { kind: 'anchor'; node: NavPage }
  /** A link to another host. */
  | { kind: 'external'; node: NavExternalLink }
  /** A group that opens and closes. */
  | { kind: 'group'; node: NavGroup }
  /** A heading with its nodes. */
  | { kind: 'subheader'; node: NavSubheader & { children: readonly NavNode[] } }
  /** A heading alone. */
  | { kind: 'divider'; node: NavSubheader };

const hasChildren = (node: NavSubheader): node is NavSubheader & { children: readonly NavNode[] } =>
  node.children !== undefined;

/** Tells nodes apart by their fields (spec NAV-2). */
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

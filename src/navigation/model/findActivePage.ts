import { parsePath } from '../../site/model/paths';
import { getNodeKind } from './getNodeKind';
import type { NavNode, NavPage } from './types';
import { walkNodes } from './walkNodes';

/** Where a path is in a tree. */
export interface ActivePage {
  /** Missing when the tree does not list the path. */
  activePage: NavPage | undefined;
  /** The groups around the page, outermost first. */
  parents: readonly NavNode[];
}

const DOCS_TAB_SUFFIX = /\/(?:components-api|hooks-api)$/u;

/**
 * Finds the page of a route path. A docs tab of a page counts as that page, in every language
 * (specification section 2: the suffixes of docs tabs and API are removed).
 */
export function findActivePage(nodes: readonly NavNode[], path: string): ActivePage {
  const pathname = parsePath(path).canonicalPath.replace(DOCS_TAB_SUFFIX, '');
  for (const { node, parents } of walkNodes(nodes)) {
    const found = getNodeKind(node);
    if (found.kind === 'page' && node.pathname === pathname) {
      return { activePage: found.node, parents };
    }
  }
  return { activePage: undefined, parents: [] };
}

import { escapeHtml } from '../../../foundation/site/model/escapeHtml';
import { findMissingPages } from './findMissingPages';
import { formatDataFile } from './formatDataFile';
import { formatNodeTitle } from './formatNodeTitle';
import { getNodeKind } from './getNodeKind';
import { isOwnPathname } from './isOwnPathname';
import { createItemProps, type SidebarItem } from './sidebarItem';
import { SITE_ROUTES } from './siteRoutes';
import type { NavNode, NavPage, NavTree } from './types';

const createMissingPagesError = (tree: NavTree, pathnames: readonly string[]): Error =>
  new Error(
    [
      `Tree "${tree.id}" (${formatDataFile(tree)}) lists pages that do not exist:`,
      ...pathnames.map((pathname) => `  ${pathname} (no docs${pathname}/index.mdx)`),
      'Write the page, mark the node "planned: true", or list it in src/shell/navigation/data/unwritten.ts.',
    ].join('\n'),
  );

/**
 * Makes the sidebar of a tree (spec NAV-1, NAV-5). Throws one error that names every
 * page which neither exists nor is known to be missing.
 *
 * @param pages the pages that exist: pathname to doc id
 * @param unwritten the pathnames of pages that nobody has written yet
 * @param leftOut pathnames of pages that this build leaves out: their links stay (`listLeftOutPages`)
 */
export function createSidebar(
  tree: NavTree,
  pages: ReadonlyMap<string, string>,
  unwritten: ReadonlySet<string>,
  leftOut: Pick<ReadonlySet<string>, 'has'> = new Set(),
): SidebarItem[] {
  const missing = findMissingPages(tree, pages, unwritten);
  if (missing.length > 0) {
    throw createMissingPagesError(tree, missing);
  }

  const createPageItem = (node: NavPage): SidebarItem => {
    const { pathname } = node;
    const shared = { label: formatNodeTitle(node), key: pathname };
    const customProps = createItemProps(node);
    const id = pages.get(pathname);
    if (id !== undefined && !leftOut.has(pathname)) {
      // A page belongs to one sidebar, the last that has it as "doc": guests are "ref".
      return isOwnPathname(tree, pathname)
        ? { type: 'doc', id, ...shared, customProps }
        : { type: 'ref', id, ...shared, customProps: { ...customProps, isGuest: true } };
    }
    if (leftOut.has(pathname) || SITE_ROUTES.has(pathname)) {
      return { type: 'link', href: pathname, ...shared, customProps };
    }
    return {
      type: 'link',
      href: pathname,
      ...shared,
      customProps: { ...customProps, planned: true },
    };
  };

  const createAnchorItem = (node: NavPage): SidebarItem => {
    const { pathname } = node;
    const page = pathname.replace(/[#?].*$/su, '');
    const isWritten = pages.has(page) && node.planned !== true;
    const customProps = createItemProps(node);
    return {
      type: 'link',
      href: pathname,
      label: formatNodeTitle(node),
      key: pathname,
      customProps: isWritten ? customProps : { ...customProps, planned: true },
    };
  };

  const createItem = (someNode: NavNode): SidebarItem => {
    const found = getNodeKind(someNode);
    const shared = { label: formatNodeTitle(someNode), key: someNode.pathname };
    const customProps = createItemProps(someNode);
    switch (found.kind) {
      case 'page':
        return createPageItem(found.node);
      case 'anchor':
        return createAnchorItem(found.node);
      case 'external':
        return { type: 'link', href: found.node.href, ...shared, customProps };
      case 'divider':
        return {
          type: 'html',
          value: escapeHtml(shared.label),
          className: 'site-subheader-divider',
          key: shared.key,
          customProps,
        };
      case 'subheader':
        return {
          type: 'category',
          ...shared,
          collapsible: false,
          collapsed: false,
          className: 'site-subheader',
          items: found.node.children.map(createItem),
          customProps: { ...customProps, subheader: true },
        };
      case 'group':
        return {
          type: 'category',
          ...shared,
          collapsible: true,
          collapsed: true,
          items: found.node.children.map(createItem),
          customProps,
        };
    }
  };

  return tree.pages.map(createItem);
}

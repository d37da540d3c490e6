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
      `The navigation tree "${tree.id}" (${formatDataFile(tree)}) lists pages that don't exist:`,
      ...pathnames.map((pathname) => `  ${pathname} (no docs${pathname}/index.mdx)`),
      'Write the page, mark the node "planned: true", or list it in src/shell/navigation/data/unwritten.ts.',
    ].join('\n'),
  );

/**
 * Returns the sidebar of a tree (spec NAV-1, NAV-5).
 *
 * @param pages the existing pages, from pathname to doc id
 * @param unwritten pathnames of pages that nobody has written yet
 * @param leftOut pathnames of pages that this build excludes; their links stay (`listLeftOutPages`)
 * @throws one error that names every page that doesn't exist and isn't listed as unwritten
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
      // A page belongs to the last sidebar that has it as a "doc", so other trees use a "ref".
      return isOwnPathname(tree, pathname)
        ? { type: 'doc', id, ...shared, customProps }
        : { type: 'ref', id, ...shared, customProps: { ...customProps, isRef: true } };
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

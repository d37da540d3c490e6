import { flattenPages } from './flattenPages';
import type { NavTree } from './types';

/** The version menu of a tree, as the header's configuration carries it. */
export interface VersionMenu {
  readonly root: string;
  /** The version that the site documents. */
  readonly label: string;
  readonly versions: readonly {
    readonly text: string;
    /** Where the version is documented; the current one has none. */
    readonly href?: string;
    /** Its host has a page where this site has one. */
    readonly hasSamePaths?: true;
  }[];
}

/**
 * Makes the version menus of the trees. A version whose address is that of a page of the tree on
 * another host keeps the tree's paths, so that the menu can lead to the page that is open; one
 * that starts elsewhere had other paths. A tree without versions and version has no menu.
 */
export function createVersionMenus(trees: readonly NavTree[]): VersionMenu[] {
  return trees.flatMap((tree) => {
    const { root, version, versions = [] } = tree;
    const label = versions.find(({ current }) => current === true)?.text ?? version;
    if (root === '/' || label === undefined) return [];
    const pathnames = new Set(flattenPages(tree.pages).map(({ pathname }) => pathname));
    const others = versions.flatMap(({ text, href }) => {
      if (href === undefined) return [];
      const hasSamePaths = pathnames.has(new URL(href).pathname.replace(/\/$/u, ''));
      return [{ text, href, ...(hasSamePaths ? { hasSamePaths } : {}) }];
    });
    return [{ root, label, versions: [{ text: label }, ...others] }];
  });
}

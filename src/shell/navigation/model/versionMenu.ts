import { flattenPages } from './flattenPages';
import type { NavTree } from './types';

/** The version menu of a tree, part of the navbar's configuration. */
export interface VersionMenu {
  readonly root: string;
  /** The version that the site documents. */
  readonly label: string;
  readonly versions: readonly {
    readonly text: string;
    /** URL of the version's documentation. The current version doesn't have one. */
    readonly href?: string;
    /** That documentation has the same pathnames as this site. */
    readonly hasSamePaths?: true;
  }[];
}

/**
 * Returns the version menus of all trees that have a version. If a version's URL has the pathname of
 * a page in the tree, its documentation has the same paths as this site, so the menu can link to the
 * current page there. Otherwise it links to the version's start page.
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

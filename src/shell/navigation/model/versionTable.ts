import { flattenPages } from './flattenPages';
import { isOwnPathname } from './isOwnPathname';
import type { NavTree } from './types';

/** One version of a product. */
export interface VersionRow {
  readonly text: string;
  /** URL of its documentation, on this site or elsewhere. */
  readonly href: string | undefined;
  readonly isCurrent: boolean;
}

/** The versions of one product. */
export interface VersionTable {
  readonly id: string;
  readonly name: string;
  readonly rows: readonly VersionRow[];
  /** Links of the version menu that aren't a version, such as "View all versions". */
  readonly links: readonly { readonly text: string; readonly href: string }[];
}

/** The installed version of a package. */
export interface PackageVersion {
  readonly name: string;
  readonly version: string;
}

/** The data of the versions page. */
export interface VersionsData {
  readonly tables: readonly VersionTable[];
  readonly packages: readonly PackageVersion[];
}

const VERSION_NAME = /^v?\d/u;

/**
 * Returns the tables of the versions page. A tree without a version menu has one row, its version.
 * Trees about the site itself are left out.
 *
 * @param pathnames all existing pages; the current version links to the tree's first one
 */
export function createVersionTables(
  trees: readonly NavTree[],
  pathnames: ReadonlySet<string>,
): VersionTable[] {
  return trees.flatMap((tree) => {
    const versions =
      tree.versions ??
      (tree.version === undefined ? [] : [{ text: tree.version, href: undefined, current: true }]);
    if (tree.category === 'docs' || versions.length === 0) {
      return [];
    }
    const firstPage = flattenPages(tree.pages).find(
      ({ pathname }) => isOwnPathname(tree, pathname) && pathnames.has(pathname),
    );
    return [
      {
        id: tree.id,
        name: tree.name,
        rows: versions
          .filter(({ text }) => VERSION_NAME.test(text))
          .map(({ text, href, current = false }) => ({
            text,
            href: href ?? firstPage?.pathname,
            isCurrent: current,
          })),
        links: versions.flatMap(({ text, href }) =>
          VERSION_NAME.test(text) || href === undefined ? [] : [{ text, href }],
        ),
      },
    ];
  });
}

/** The fields of Docusaurus' sidebar items that are needed to find neighbors. */
export interface OrderedItem {
  readonly type: string;
  readonly label?: string;
  readonly href?: string;
  /** Set for pages, but not for other links. */
  readonly docId?: string;
  readonly unlisted?: boolean;
  readonly items?: readonly OrderedItem[];
  readonly customProps?: Readonly<Record<string, unknown>>;
}

/** The previous or next page, as in Docusaurus' `DocMetadata`. */
export interface Neighbor {
  readonly title: string;
  readonly permalink: string;
}

/** Returns the pages that belong to a sidebar, in order. Links to pages of other sidebars are skipped. */
function listOwnPages(items: readonly OrderedItem[]): Neighbor[] {
  return items.flatMap(({ items: inner, label, href, docId, unlisted, customProps }) => {
    if (inner !== undefined) return listOwnPages(inner);
    if (docId === undefined || href === undefined || label === undefined) return [];
    if (unlisted === true || customProps?.['isRef'] === true) return [];
    return [{ title: label, permalink: href }];
  });
}

/** Routes have no slash at the end (`trailingSlash: false`), but the sidebar's links to folders do. */
const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/**
 * Returns the pages before and after a page in its sidebar. Their titles are the sidebar's labels,
 * which are translated even if the pages aren't.
 *
 * @param path the page's path, with base URL
 */
export function findNeighbors(
  items: readonly OrderedItem[],
  path: string,
): { readonly previous: Neighbor | undefined; readonly next: Neighbor | undefined } {
  const pages = listOwnPages(items);
  const index = pages.findIndex(({ permalink }) => withoutSlash(permalink) === withoutSlash(path));
  if (index === -1) return { previous: undefined, next: undefined };
  return { previous: pages[index - 1], next: pages[index + 1] };
}

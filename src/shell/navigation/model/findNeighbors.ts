/** What a sidebar's item has of Docusaurus' own, as far as its order matters. */
export interface OrderedItem {
  readonly type: string;
  readonly label?: string;
  readonly href?: string;
  /** Of a page; other links don't have one. */
  readonly docId?: string;
  readonly unlisted?: boolean;
  readonly items?: readonly OrderedItem[];
  readonly customProps?: Readonly<Record<string, unknown>>;
}

/** A page before or after another one, as Docusaurus' `DocMetadata` names it. */
export interface Neighbor {
  readonly title: string;
  readonly permalink: string;
}

/** The pages that a sidebar owns, in its order. Those of other sidebars are only guests in it. */
function listOwnPages(items: readonly OrderedItem[]): Neighbor[] {
  return items.flatMap(({ items: inner, label, href, docId, unlisted, customProps }) => {
    if (inner !== undefined) return listOwnPages(inner);
    if (docId === undefined || href === undefined || label === undefined) return [];
    if (unlisted === true || customProps?.['isGuest'] === true) return [];
    return [{ title: label, permalink: href }];
  });
}

/**
 * Returns the pages before and after an address in a sidebar, with the sidebar's labels, which are
 * translated even where the page isn't.
 */
export function findNeighbors(
  items: readonly OrderedItem[],
  permalink: string,
): { readonly previous: Neighbor | undefined; readonly next: Neighbor | undefined } {
  const pages = listOwnPages(items);
  const at = pages.findIndex((page) => page.permalink === permalink);
  if (at === -1) return { previous: undefined, next: undefined };
  return { previous: pages[at - 1], next: pages[at + 1] };
}

/** What the filter reads of an item of the sidebar; the theme's items have more. */
export interface FilterableItem {
  readonly type: string;
  readonly label?: string;
  readonly items?: readonly FilterableItem[];
}

/** Lower case without accents, so that "Arabe" finds "arabé". */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether each word of the query is in the text. */
function matches(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

/**
 * The part of a sidebar whose labels contain every word of a query: the pages, and the groups
 * around them as headings that are always open. A group whose own label matches keeps all of its
 * pages. An empty query matches nothing, since nothing is to be narrowed.
 */
export function filterSidebar<Item extends FilterableItem>(
  items: readonly Item[],
  query: string,
): Item[] {
  const words = fold(query).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return [];
  const narrow = (all: readonly FilterableItem[], isWhole: boolean): FilterableItem[] =>
    all.flatMap((item) => {
      const isMatch = isWhole || matches(item.label ?? '', words);
      if (item.items === undefined) return isMatch && item.type === 'link' ? [item] : [];
      const inside = narrow(item.items, isMatch);
      return inside.length === 0 ? [] : [asHeading(item, inside)];
    });
  return narrow(items, false) as Item[];
}

function asHeading(item: FilterableItem, items: readonly FilterableItem[]): FilterableItem {
  const { customProps } = item as { customProps?: object };
  return { ...item, items, customProps: { ...customProps, subheader: true } } as FilterableItem;
}

/** The number of pages in a narrowed sidebar. */
export function countPages(items: readonly FilterableItem[]): number {
  return items.reduce(
    (sum, item) => sum + (item.items === undefined ? 1 : countPages(item.items)),
    0,
  );
}

/** The fields of a sidebar item that the filter reads. */
export interface FilterableItem {
  readonly type: string;
  readonly label?: string;
  readonly items?: readonly FilterableItem[];
}

/** Returns the text in lower case without accents, so that "Arabe" finds "arabé". */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Returns whether the text contains every word of the query. */
function matches(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

/**
 * Returns the pages of a sidebar whose labels contain every word of the query, inside their groups,
 * which become headings that are always open. If a group's own label matches, all of its pages stay.
 * An empty query returns nothing, because then the normal sidebar is shown.
 */
export function filterSidebar<Item extends FilterableItem>(
  items: readonly Item[],
  query: string,
): Item[] {
  const words = fold(query).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return [];
  const filter = (all: readonly FilterableItem[], keepAll: boolean): FilterableItem[] =>
    all.flatMap((item) => {
      const isMatch = keepAll || matches(item.label ?? '', words);
      if (item.items === undefined) return isMatch && item.type === 'link' ? [item] : [];
      const children = filter(item.items, isMatch);
      return children.length === 0 ? [] : [toHeading(item, children)];
    });
  return filter(items, false) as Item[];
}

function toHeading(item: FilterableItem, items: readonly FilterableItem[]): FilterableItem {
  const { customProps } = item as { customProps?: object };
  return { ...item, items, customProps: { ...customProps, subheader: true } } as FilterableItem;
}

/** Returns the number of pages in a sidebar. */
export function countPages(items: readonly FilterableItem[]): number {
  return items.reduce(
    (sum, item) => sum + (item.items === undefined ? 1 : countPages(item.items)),
    0,
  );
}

import type { SearchKind, SearchResult } from './types';

/** The results of one kind. */
export interface ResultGroup {
  readonly kind: SearchKind;
  readonly results: readonly SearchResult[];
  /** How many more results of this kind aren't shown. */
  readonly hidden: number;
}

const MAX_IN_GROUP = 6;
const MAX_SHOWN = 24;
/** Number of results reserved for icons, because their names are words that many other records contain. */
const MIN_ICONS = 4;

/**
 * Groups ranked results by kind. The group with the best result comes first, and icons come last,
 * because the name of a page is often the name of an icon too.
 *
 * @param firstKind kind of the group that comes first regardless of scores
 */
export function groupResults(
  results: readonly SearchResult[],
  firstKind?: SearchKind,
): ResultGroup[] {
  const byKind = new Map<SearchKind, SearchResult[]>();
  for (const result of results) {
    const group = byKind.get(result.record.kind) ?? [];
    group.push(result);
    byKind.set(result.record.kind, group);
  }
  const getOrder = (kind: SearchKind): number =>
    kind === firstKind ? -1 : Number(kind === 'icon');
  const ordered = [...byKind].sort(([a], [b]) => getOrder(a) - getOrder(b));
  let reserved = Math.min(MIN_ICONS, byKind.get('icon')?.length ?? 0);
  let left = MAX_SHOWN;
  return ordered.flatMap(([kind, all]) => {
    if (kind === 'icon') reserved = 0;
    const shown = all.slice(0, Math.min(MAX_IN_GROUP, left - reserved));
    left -= shown.length;
    return shown.length === 0 ? [] : [{ kind, results: shown, hidden: all.length - shown.length }];
  });
}

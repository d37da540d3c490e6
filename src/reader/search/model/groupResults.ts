import type { SearchKind, SearchResult } from './types';

/** Results of one kind. */
export interface ResultGroup {
  readonly kind: SearchKind;
  readonly results: readonly SearchResult[];
  /** How many there are besides those that are shown. */
  readonly hidden: number;
}

const MAX_IN_GROUP = 6;
const MAX_SHOWN = 24;
/** Lines that icons get in any case: most icons are named by words that many other records have. */
const MIN_ICONS = 4;

/**
 * Groups ranked results by kind. The group with the best result goes first, but icons last, because
 * a word that names a page is often the name of an icon too.
 *
 * @param firstKind of the group that goes first in any case
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
  const getPlace = (kind: SearchKind): number =>
    kind === firstKind ? -1 : Number(kind === 'icon');
  const ordered = [...byKind].sort(([a], [b]) => getPlace(a) - getPlace(b));
  let kept = Math.min(MIN_ICONS, byKind.get('icon')?.length ?? 0);
  let left = MAX_SHOWN;
  return ordered.flatMap(([kind, all]) => {
    if (kind === 'icon') kept = 0;
    const shown = all.slice(0, Math.min(MAX_IN_GROUP, left - kept));
    left -= shown.length;
    return shown.length === 0 ? [] : [{ kind, results: shown, hidden: all.length - shown.length }];
  });
}

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

/**
 * Groups ranked results by kind. The group with the best result goes first, but icons last: a
 * word that names a page is the name of a picture too.
 */
export function groupResults(results: readonly SearchResult[]): ResultGroup[] {
  const byKind = new Map<SearchKind, SearchResult[]>();
  for (const result of results) {
    const group = byKind.get(result.record.kind) ?? [];
    group.push(result);
    byKind.set(result.record.kind, group);
  }
  const ordered = [...byKind].sort(([a], [b]) => Number(a === 'icon') - Number(b === 'icon'));
  let left = MAX_SHOWN;
  return ordered.flatMap(([kind, all]) => {
    const shown = all.slice(0, Math.min(MAX_IN_GROUP, left));
    left -= shown.length;
    return shown.length === 0 ? [] : [{ kind, results: shown, hidden: all.length - shown.length }];
  });
}

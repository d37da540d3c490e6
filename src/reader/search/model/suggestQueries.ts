import { getSimilarity } from '../../../shell/navigation/model/getSimilarity';
import type { SearchRecord } from './types';

const MAX_SUGGESTIONS = 3;
/** Less similar titles are other things. */
const MIN_SIMILARITY = 0.45;
/** Longer queries are no misspelt titles, and comparing costs by length. */
const MAX_LENGTH = 40;

/** Titles of pages that look like the query, most similar first. */
export function suggestQueries(query: string, records: readonly SearchRecord[]): string[] {
  const asked = query.trim().toLowerCase().slice(0, MAX_LENGTH);
  if (asked === '') return [];
  const scores = new Map<string, number>();
  for (const { kind, title } of records) {
    if (kind !== 'page' && kind !== 'hook' && kind !== 'renamed') continue;
    if (scores.has(title)) continue;
    const name = title.toLowerCase();
    const words = name.split(' ').map((word) => getSimilarity(asked, word) * 0.95);
    scores.set(title, Math.max(getSimilarity(asked, name), ...words));
  }
  return [...scores]
    .filter(([, score]) => score >= MIN_SIMILARITY)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, MAX_SUGGESTIONS)
    .map(([title]) => title);
}

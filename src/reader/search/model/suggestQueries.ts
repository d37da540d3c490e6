import { getSimilarity } from '../../../shell/navigation/model/getSimilarity';
import type { SearchRecord } from './types';

const MAX_SUGGESTIONS = 3;
/** Less similar titles aren't suggested. */
const MIN_SIMILARITY = 0.45;
/** Queries are cut off at this length, because longer ones aren't misspelled titles, and comparing takes longer. */
const MAX_LENGTH = 40;

/** Returns titles that are similar to the query, most similar first. */
export function suggestQueries(query: string, records: readonly SearchRecord[]): string[] {
  const normalized = query.trim().toLowerCase().slice(0, MAX_LENGTH);
  if (normalized === '') return [];
  const scores = new Map<string, number>();
  for (const { kind, title } of records) {
    if (kind !== 'page' && kind !== 'hook' && kind !== 'renamed') continue;
    if (scores.has(title)) continue;
    const name = title.toLowerCase();
    const words = name.split(' ').map((word) => getSimilarity(normalized, word) * 0.95);
    scores.set(title, Math.max(getSimilarity(normalized, name), ...words));
  }
  return [...scores]
    .filter(([, score]) => score >= MIN_SIMILARITY)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, MAX_SUGGESTIONS)
    .map(([title]) => title);
}

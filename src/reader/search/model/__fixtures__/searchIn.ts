import { answerQuery } from '../answerQuery';
import { createSearchIndex } from '../createSearchIndex';
import type { SearchAnswer, SearchQuery } from '../messages';
import type { SearchKind, SearchRecord } from '../types';

/** Creates a search record. */
export function record(
  kind: SearchKind,
  title: string,
  overrides: Partial<SearchRecord> = {},
): SearchRecord {
  return { kind, title, url: `/${title}`, product: 'material-ui', ...overrides };
}

/** Searches an index that has only the given records. */
export function searchIn(
  records: readonly SearchRecord[],
  text: string,
  options: Partial<SearchQuery> = {},
): SearchAnswer {
  const index = createSearchIndex();
  index.add(records);
  return answerQuery(index, { text, currentProduct: 'null', ...options });
}

export const titles = (answer: SearchAnswer): string[] =>
  answer.groups.flatMap(({ results }) => results.map((found) => found.record.title));

export const kinds = (answer: SearchAnswer): string[] => answer.groups.map(({ kind }) => kind);

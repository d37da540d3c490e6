import { answerQuestion } from '../answerQuestion';
import { createSearchIndex } from '../createSearchIndex';
import type { SearchAnswer, SearchAsk } from '../messages';
import type { SearchKind, SearchRecord } from '../types';

export function record(
  kind: SearchKind,
  title: string,
  more: Partial<SearchRecord> = {},
): SearchRecord {
  return { kind, title, url: `/${title}`, product: 'material-ui', ...more };
}

/** The answer of a search that has only these records. */
export function ask(
  records: readonly SearchRecord[],
  text: string,
  more: Partial<SearchAsk> = {},
): SearchAnswer {
  const index = createSearchIndex();
  index.add(records);
  return answerQuestion(index, { text, currentProduct: 'null', ...more });
}

export const titles = (answer: SearchAnswer): string[] =>
  answer.groups.flatMap(({ results }) => results.map((found) => found.record.title));

export const kinds = (answer: SearchAnswer): string[] => answer.groups.map(({ kind }) => kind);

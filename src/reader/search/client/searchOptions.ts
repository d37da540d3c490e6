import type { SearchAnswer } from '../model/messages';
import type { SearchKind, SearchResult } from '../model/types';

/** A line of the list box. */
export type SearchOption =
  | { readonly type: 'result'; readonly key: string; readonly result: SearchResult }
  /** A query to be asked again, or instead. */
  | { readonly type: 'recent' | 'suggestion'; readonly key: string; readonly query: string };

/** Lines under one heading. */
export interface OptionGroup {
  readonly key: SearchKind | 'recent' | 'suggestion';
  readonly options: readonly SearchOption[];
}

/** The first lines, under their headings. */
export function takeFirst(groups: readonly OptionGroup[], count: number): OptionGroup[] {
  let left = count;
  return groups.flatMap(({ key, options }) => {
    const first = options.slice(0, left);
    left -= first.length;
    return first.length === 0 ? [] : [{ key, options: first }];
  });
}

/** Whether a line is among these; no line is among any. */
export const hasOption = (groups: readonly OptionGroup[], key: string | undefined): boolean =>
  key === undefined || groups.some(({ options }) => options.some((option) => option.key === key));

/** What the list box shows: recent searches for no question, suggestions for no result. */
export function createOptionGroups(
  isAsked: boolean,
  answer: SearchAnswer | undefined,
  recent: readonly string[],
): OptionGroup[] {
  const toQueries = (type: 'recent' | 'suggestion', queries: readonly string[]): OptionGroup[] =>
    queries.length === 0
      ? []
      : [
          {
            key: type,
            options: queries.map((query) => ({ type, key: `${type}:${query}`, query })),
          },
        ];
  if (!isAsked) return toQueries('recent', recent);
  if (answer === undefined) return [];
  if (answer.groups.length === 0) return toQueries('suggestion', answer.suggestions);
  const seen = new Map<string, number>();
  return answer.groups.map(({ kind, results }) => ({
    key: kind,
    options: results.map((result) => {
      const { url, title, context = '' } = result.record;
      const name = `${kind}:${url}:${title}:${context}`;
      const count = seen.get(name) ?? 0;
      seen.set(name, count + 1);
      return { type: 'result', key: `${name}:${String(count)}`, result };
    }),
  }));
}

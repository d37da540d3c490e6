import type { SearchAnswer } from '../model/messages';
import type { SearchKind, SearchResult } from '../model/types';

/** An option in the listbox. */
export type SearchOption =
  | { readonly type: 'result'; readonly key: string; readonly result: SearchResult }
  /** A query to repeat, or to run instead. */
  | { readonly type: 'recent' | 'suggestion'; readonly key: string; readonly query: string };

/** The options under one heading. */
export interface OptionGroup {
  readonly key: SearchKind | 'recent' | 'suggestion';
  readonly options: readonly SearchOption[];
}

/** Returns the first `count` options in their groups. */
export function takeFirst(groups: readonly OptionGroup[], count: number): OptionGroup[] {
  let left = count;
  return groups.flatMap(({ key, options }) => {
    const first = options.slice(0, left);
    left -= first.length;
    return first.length === 0 ? [] : [{ key, options: first }];
  });
}

/** Returns whether the groups have an option. For an undefined key, it's always true. */
export const hasOption = (groups: readonly OptionGroup[], key: string | undefined): boolean =>
  key === undefined || groups.some(({ options }) => options.some((option) => option.key === key));

/** Returns the options to show: results, or recent searches if there's no query, or suggestions if there are no results. */
export function createOptionGroups(
  hasQuery: boolean,
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
  if (!hasQuery) return toQueries('recent', recent);
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

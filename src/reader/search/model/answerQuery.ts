import { QUERY_FILLERS } from '../data/queryFillers';
import { chooseFirstKind } from './chooseFirstKind';
import type { SearchIndex } from './createSearchIndex';
import { findNearColors, parseColorQuery } from './findNearColors';
import { groupResults } from './groupResults';
import type { SearchAnswer, SearchQuery } from './messages';
import { searchRecords } from './searchRecords';
import type { SearchResult } from './types';
import { suggestQueries } from './suggestQueries';

/** Removes results that look the same as a better one, such as a prop that several packages of a product share. */
function withoutDuplicates(results: readonly SearchResult[]): SearchResult[] {
  const seen = new Set<string>();
  return results.filter(({ record: { kind, product, title, text = '' } }) => {
    if (kind === 'page' || kind === 'renamed' || text === '') return true;
    const key = [kind, product, title, text].join('\n');
    return !seen.has(key) && seen.add(key);
  });
}

/** Returns the answer to a query: ranked and grouped records and, if the query is a color, similar colors. */
export function answerQuery(index: SearchIndex, query: SearchQuery): SearchAnswer {
  const { text } = query;
  const color = parseColorQuery(text);
  const colors = color === undefined ? [] : findNearColors(color, index.records);
  const found =
    color !== undefined && text.trim().startsWith('#')
      ? []
      : withoutDuplicates(searchRecords(index, { ...query, fillers: QUERY_FILLERS })).filter(
          ({ record }) => color === undefined || record.kind !== 'color',
        );
  const groups = [
    ...(colors.length === 0 ? [] : groupResults(colors)),
    ...groupResults(found, chooseFirstKind(found, text)),
  ];
  return {
    text,
    groups,
    total: found.length + colors.length,
    suggestions: groups.length === 0 ? suggestQueries(text, index.records) : [],
    ...(color === undefined ? {} : { color }),
  };
}

import { QUERY_FILLERS } from '../data/queryFillers';
import { chooseFirstKind } from './chooseFirstKind';
import type { SearchIndex } from './createSearchIndex';
import { findNearColors, parseColorQuery } from './findNearColors';
import { groupResults } from './groupResults';
import type { SearchAnswer, SearchAsk } from './messages';
import { searchRecords } from './searchRecords';
import type { SearchResult } from './types';
import { suggestQueries } from './suggestQueries';

/** Leaves out what looks the same as a better result: a prop that packages of one product share. */
function withoutMarkdownExports(results: readonly SearchResult[]): SearchResult[] {
  const seen = new Set<string>();
  return results.filter(({ record: { kind, product, title, text = '' } }) => {
    if (kind === 'page' || kind === 'renamed' || text === '') return true;
    const look = [kind, product, title, text].join('\n');
    return !seen.has(look) && seen.add(look);
  });
}

/** The whole answer to a question: near colors for a color, else ranked and grouped records. */
export function answerQuestion(index: SearchIndex, ask: SearchAsk): SearchAnswer {
  const { text } = ask;
  const color = parseColorQuery(text);
  const colors = color === undefined ? [] : findNearColors(color, index.records);
  const found =
    color !== undefined && text.trim().startsWith('#')
      ? []
      : withoutMarkdownExports(searchRecords(index, { ...ask, fillers: QUERY_FILLERS })).filter(
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

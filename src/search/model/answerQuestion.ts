import { QUERY_FILLERS } from '../data/queryFillers';
import type { SearchIndex } from './createSearchIndex';
import { findNearColors, parseColorQuery } from './findNearColors';
import { groupResults } from './groupResults';
import type { SearchAnswer, SearchAsk } from './messages';
import { searchRecords } from './searchRecords';
import { suggestQueries } from './suggestQueries';

/** The whole answer to a question: near colours for a colour, else ranked and grouped records. */
export function answerQuestion(index: SearchIndex, ask: SearchAsk): SearchAnswer {
  const { text } = ask;
  const color = parseColorQuery(text);
  const colors = color === undefined ? [] : findNearColors(color, index.records);
  const found =
    color !== undefined && text.trim().startsWith('#')
      ? []
      : searchRecords(index, { ...ask, fillers: QUERY_FILLERS }).filter(
          ({ record }) => color === undefined || record.kind !== 'color',
        );
  const groups = [...(colors.length === 0 ? [] : groupResults(colors)), ...groupResults(found)];
  return {
    text,
    groups,
    total: found.length + colors.length,
    suggestions: groups.length === 0 ? suggestQueries(text, index.records) : [],
    ...(color === undefined ? {} : { color }),
  };
}

import { listIconNames } from './findIcons';
import { createNameKeys, joinName } from './nameKeys';
import { parseIconQuery } from './parseIconQuery';
import { isPlural, isReferencePage } from './rankRecord';
import { MAX_QUERY_LENGTH } from './searchRecords';
import { tokenizeQuery } from './tokenize';
import type { SearchRecord, SearchResult } from './types';

/** Whether a record other than an icon is what the query names. */
function isCalled(record: SearchRecord, query: string): boolean {
  const { kind, title } = record;
  switch (kind) {
    case 'page': {
      if (isReferencePage(record)) return false;
      const keys = createNameKeys(record);
      const words = new Set(tokenizeQuery(title));
      const asked = tokenizeQuery(query);
      return asked.every((word) => words.has(word)) || keys.names.has(asked.join(''));
    }
    case 'heading':
    case 'post':
      return joinName(title) === joinName(query);
    case 'prop':
    case 'slot':
    case 'hook':
    case 'renamed':
      // `deleteIcon` is a prop and `DeleteIcon` an icon; who types `deleteicon` may mean the prop.
      return title === query || title.toLowerCase() === query;
    default:
      return false;
  }
}

/** Whether a query is the name of an icon, and of nothing else that was found. */
function areIconsMeant(results: readonly SearchResult[], query: string): boolean {
  const names = listIconNames(query, parseIconQuery(query));
  return (
    results.some(
      ({ record }) => record.kind === 'icon' && names.includes(joinName(record.title)),
    ) && !results.some(({ record }) => isCalled(record, query))
  );
}

/** Letters that no English name has. */
const FOREIGN = /[^\p{Script=Latin}\p{N}]/u;

/**
 * Whether a page is called what was asked for. Its synonyms don't count: a section with exactly this
 * title answers better.
 */
function isNamedPage(record: SearchRecord, name: string): boolean {
  if (record.kind !== 'page' || isReferencePage(record)) return false;
  const title = joinName(record.title);
  if (isPlural(title, name)) return true;
  // The English title of a translated page, and the translated title of another, are names.
  const isTranslated = FOREIGN.test(name) || FOREIGN.test(title);
  return isTranslated && createNameKeys(record).names.has(name);
}

/**
 * The kind of results that goes first, whatever their scores: pages when one of them is called so,
 * icons when nothing else is.
 */
export function chooseFirstKind(
  results: readonly SearchResult[],
  text: string,
): 'page' | 'icon' | undefined {
  const query = text.slice(0, MAX_QUERY_LENGTH).trim();
  const name = joinName(query);
  if (results.some(({ record }) => isNamedPage(record, name))) return 'page';
  return areIconsMeant(results, query) ? 'icon' : undefined;
}

import { listIconNames } from './findIcons';
import { createNameKeys, joinName } from './nameKeys';
import { parseIconQuery } from './parseIconQuery';
import { isPlural, isReferencePage } from './rankRecord';
import { MAX_QUERY_LENGTH } from './searchRecords';
import { tokenizeQuery } from './tokenize';
import type { SearchRecord, SearchResult } from './types';

/** Returns whether the query is the name of a record that isn't an icon. */
function isNamedByQuery(record: SearchRecord, query: string): boolean {
  const { kind, title } = record;
  switch (kind) {
    case 'page': {
      if (isReferencePage(record)) return false;
      const keys = createNameKeys(record);
      const words = new Set(tokenizeQuery(title));
      const queryTerms = tokenizeQuery(query);
      return queryTerms.every((word) => words.has(word)) || keys.names.has(queryTerms.join(''));
    }
    case 'heading':
    case 'post':
      return joinName(title) === joinName(query);
    case 'prop':
    case 'slot':
    case 'hook':
    case 'renamed':
      // `deleteIcon` is a prop and `DeleteIcon` an icon. Readers who type `deleteicon` may mean the prop.
      return title === query || title.toLowerCase() === query;
    default:
      return false;
  }
}

/** Returns whether the query is the name of a found icon and of no other result. */
function isIconName(results: readonly SearchResult[], query: string): boolean {
  const names = listIconNames(query, parseIconQuery(query));
  return (
    results.some(
      ({ record }) => record.kind === 'icon' && names.includes(joinName(record.title)),
    ) && !results.some(({ record }) => isNamedByQuery(record, query))
  );
}

/** Characters that English names don't have. */
const NON_LATIN = /[^\p{Script=Latin}\p{N}]/u;

/**
 * Returns whether the query is the name of a page. Synonyms don't count, because a section with exactly
 * this title is a better result.
 */
function isNamedPage(record: SearchRecord, name: string): boolean {
  if (record.kind !== 'page' || isReferencePage(record)) return false;
  const title = joinName(record.title);
  if (isPlural(title, name)) return true;
  // On a translated site, the title in the other language also counts as a name.
  const isTranslated = NON_LATIN.test(name) || NON_LATIN.test(title);
  return isTranslated && createNameKeys(record).names.has(name);
}

/**
 * Returns the kind of results to show first regardless of scores: pages if the query is the name of
 * one, and icons if it's only the name of an icon.
 */
export function chooseFirstKind(
  results: readonly SearchResult[],
  text: string,
): 'page' | 'icon' | undefined {
  const query = text.slice(0, MAX_QUERY_LENGTH).trim();
  const name = joinName(query);
  if (results.some(({ record }) => isNamedPage(record, name))) return 'page';
  return isIconName(results, query) ? 'icon' : undefined;
}

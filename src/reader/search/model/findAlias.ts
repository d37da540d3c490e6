import { joinName, NAME_SEPARATOR } from './nameKeys';
import { tokenizeQuery } from './tokenize';
import type { SearchRecord } from './types';

/**
 * Returns the name by which a query found a page, such as `modal` for Dialog, so that the result can
 * show why it matches. Returns `undefined` if the title already matches.
 */
export function findAlias(
  { kind, title, names = '' }: Pick<SearchRecord, 'kind' | 'title' | 'names'>,
  query: string,
): string | undefined {
  // A heading's names are those of its demos, which mean nothing to readers.
  if (kind !== 'page' && kind !== 'post') return undefined;
  const queryTerms = tokenizeQuery(query);
  const joined = queryTerms.join('');
  const own = joinName(title);
  const matches = (words: readonly string[], name: string): boolean =>
    name.startsWith(joined) ||
    queryTerms.every((term) => words.some((word) => word.startsWith(term)) || name === term);
  if (joined === '' || matches(tokenizeQuery(title), own)) return undefined;
  const aliases = names.split(NAME_SEPARATOR).filter((alias) => joinName(alias) !== own);
  return (
    aliases.find((alias) => joinName(alias) === joined) ??
    aliases.find((alias) => matches(tokenizeQuery(alias), joinName(alias)))
  );
}

import { joinName, NAME_SEPARATOR } from './nameKeys';
import { tokenizeQuery } from './tokenize';
import type { SearchRecord } from './types';

/**
 * The name by which a query found a page when its title doesn't say it: `modal` for Dialog. A
 * reader who sees it knows why the page is an answer. `undefined` when the title is reason enough.
 */
export function findAlias(
  { kind, title, names = '' }: Pick<SearchRecord, 'kind' | 'title' | 'names'>,
  query: string,
): string | undefined {
  // The names of a heading are those of its demos, and mean nothing to a reader.
  if (kind !== 'page' && kind !== 'post') return undefined;
  const asked = tokenizeQuery(query);
  const joined = asked.join('');
  const own = joinName(title);
  const isSaid = (words: readonly string[], name: string): boolean =>
    name.startsWith(joined) ||
    asked.every((term) => words.some((word) => word.startsWith(term)) || name === term);
  if (joined === '' || isSaid(tokenizeQuery(title), own)) return undefined;
  const aliases = names.split(NAME_SEPARATOR).filter((alias) => joinName(alias) !== own);
  return (
    aliases.find((alias) => joinName(alias) === joined) ??
    aliases.find((alias) => isSaid(tokenizeQuery(alias), joinName(alias)))
  );
}

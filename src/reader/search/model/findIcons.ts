import type { SearchResult as Hit } from 'minisearch';
import type { SearchIndex } from './createSearchIndex';
import { joinName } from './nameKeys';
import type { IconQuery } from './parseIconQuery';
import { tokenizeQuery } from './tokenize';
import type { SearchRecord } from './types';

/** The icons whose names have all words of an icon's name. */
export function findIcons(
  index: SearchIndex,
  { name }: IconQuery,
  fillers: ReadonlySet<string>,
): Hit[] {
  const terms = tokenizeQuery(name);
  if (terms.every((term) => fillers.has(term))) return [];
  return index.engine.search(name, {
    fields: ['title'],
    combineWith: 'AND',
    prefix: true,
    tokenize: () => terms,
    filter: ({ id }) => index.records[id as number]?.kind === 'icon',
  });
}

/** An icon in the variant that was asked for, where it has one. */
export function withVariant(icon: SearchRecord, { variant }: IconQuery): SearchRecord {
  return variant === '' || icon.isSingle === true
    ? icon
    : { ...icon, title: `${icon.title}${variant}` };
}

/** The names under which a query may mean an icon, joined. */
export function listIconNames(text: string, query: IconQuery | undefined): readonly string[] {
  const names = query === undefined ? [] : [query.name, `${query.name}${query.variant}`];
  return [text, ...names].map(joinName);
}

import type { SearchResult as Hit } from 'minisearch';
import type { SearchIndex } from './createSearchIndex';
import { joinName } from './nameKeys';
import type { IconQuery } from './parseIconQuery';
import { tokenizeQuery } from './tokenize';
import type { SearchRecord } from './types';

/** Returns the icons whose names contain every word of the query's icon name. */
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

/** Returns an icon in the requested variant, if it has variants. */
export function withVariant(icon: SearchRecord, { variant }: IconQuery): SearchRecord {
  return variant === '' || icon.isSingle === true
    ? icon
    : { ...icon, title: `${icon.title}${variant}` };
}

/** Returns the joined icon names that a query may refer to. */
export function listIconNames(text: string, query: IconQuery | undefined): readonly string[] {
  const names = query === undefined ? [] : [query.name, `${query.name}${query.variant}`];
  return [text, ...names].map(joinName);
}

import { getEditDistance } from '../../../shell/navigation/model/getSimilarity';
import type { ProductId } from '../../../foundation/site/model/products';
import { type NameKeys, toSingular } from './nameKeys';
import type { SearchKind, SearchRecord } from './types';

/** The weight of each kind. Readers look for a page more often than for one of its parts. */
const KIND_WEIGHTS: Readonly<Record<SearchKind, number>> = {
  page: 1.7,
  hook: 1.5,
  renamed: 1.5,
  prop: 1,
  heading: 0.9,
  slot: 0.8,
  class: 0.4,
  color: 0.6,
  post: 0.8,
  icon: 0.25,
};

/** Among equal hits, the reader's current product comes first. */
const CURRENT_PRODUCT_WEIGHT = 1.8;
/** The product that most readers use comes next. */
const MAIN_PRODUCT: ProductId = 'material-ui';
const MAIN_PRODUCT_WEIGHT = 1.6;
/** If MUI X has the same prop, it comes before Toolpad's, because Toolpad is archived. */
const TOOLPAD_WEIGHT = 0.9;

const EXACT_TITLE_WEIGHT = 4;
const EXACT_NAME_WEIGHT = 3;
/** A page with exactly this title or synonym. */
const EXACT_PAGE_WEIGHT = 7;
/** A name that matches only a part of the query counts less than one that matches all of it. */
const PART_OF_QUERY_WEIGHT = 0.6;
/** A page whose name was misspelled or typed in the plural. */
const NEAR_PAGE_WEIGHT = 6;
const MIN_NEAR_LENGTH = 5;
/** On a translated site, pages in the reader's language come before English ones. */
const UNTRANSLATED_WEIGHT = 0.5;
const DEPRECATED_WEIGHT = 0.85;
/** For the name of a component, its page comes first, and its API page later. */
const REFERENCE_WEIGHT = 0.2;
/** For an old name, the page of its component comes before a blog post. */
const OLD_NAME_IN_POST_WEIGHT = 0.9;

/** Returns whether two adjacent letters are swapped, which an edit distance counts as two edits. */
function isSwapped(name: string, query: string): boolean {
  const at = [...name].findIndex((letter, index) => letter !== query[index]);
  const swapped = `${name.slice(0, at)}${name[at + 1] ?? ''}${name[at] ?? ''}${name.slice(at + 2)}`;
  return at !== -1 && swapped === query;
}

/** Returns whether a name differs from the query by one letter or one swap, such as `datgrid`, `buttton`, or `dialgo`. */
function isNearName(keys: NameKeys, query: string): boolean {
  if (query.length < MIN_NEAR_LENGTH) return false;
  return [keys.title, ...keys.names].some(
    (name) =>
      Math.abs(name.length - query.length) <= 1 &&
      (getEditDistance(name, query) === 1 || isSwapped(name, query)),
  );
}

/** Returns whether two joined names are equal except for singular and plural, such as `chips` and `chip`. */
export const isPlural = (title: string, query: string): boolean =>
  toSingular(title) === toSingular(query);

/** Returns whether a record is an API page. Readers who search for an export want the page that explains it first. */
export const isReferencePage = ({ kind, url }: SearchRecord): boolean =>
  kind === 'page' && url.includes('/api/');

function getProductWeight(product: ProductId, current: ProductId | undefined): number {
  if (product === current) return CURRENT_PRODUCT_WEIGHT;
  if (product === MAIN_PRODUCT) return MAIN_PRODUCT_WEIGHT;
  return product === 'toolpad-core' ? TOOLPAD_WEIGHT : 1;
}

function getNameWeight(kind: SearchKind, keys: NameKeys, query: string): number {
  if (kind === 'page' && (keys.title === query || keys.names.has(query))) {
    return EXACT_PAGE_WEIGHT;
  }
  if (kind === 'page' && (isPlural(keys.title, query) || isNearName(keys, query))) {
    return NEAR_PAGE_WEIGHT;
  }
  if (keys.title === query || keys.path === query) return EXACT_TITLE_WEIGHT;
  if (keys.names.has(query)) return EXACT_NAME_WEIGHT;
  // The more of a title was typed, the better it fits: `but` finds Button before Button Group.
  return query.length > 1 && keys.title.startsWith(query)
    ? 1 + query.length / keys.title.length
    : 1;
}

/**
 * Returns the factor for the score of a hit.
 *
 * @param queryNames the query as joined names: first all of it, then without filler words
 */
export function rankRecord(
  record: SearchRecord,
  keys: NameKeys,
  queryNames: readonly string[],
  currentProduct: ProductId | undefined,
): number {
  const isDeprecated = record.kind !== 'renamed' && record.facts?.deprecated !== undefined;
  return (
    KIND_WEIGHTS[record.kind] *
    (isReferencePage(record) ? REFERENCE_WEIGHT : 1) *
    Math.max(
      1,
      ...queryNames.map(
        (name, at) =>
          getNameWeight(record.kind, keys, name) * (at === 0 ? 1 : PART_OF_QUERY_WEIGHT),
      ),
    ) *
    getProductWeight(record.product, currentProduct) *
    (record.lang === undefined ? 1 : UNTRANSLATED_WEIGHT) *
    (isDeprecated ? DEPRECATED_WEIGHT : 1) *
    (record.kind === 'renamed' && record.url.startsWith('/blog/') ? OLD_NAME_IN_POST_WEIGHT : 1)
  );
}

import { getEditDistance } from '../../../shell/navigation/model/getSimilarity';
import type { ProductId } from '../../../foundation/site/model/products';
import type { NameKeys } from './nameKeys';
import type { SearchKind, SearchRecord } from './types';

/** How much a hit counts by what it is: a page answers more often than one of its parts. */
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

/** The product that the reader is in goes first among equals. */
const CURRENT_PRODUCT_WEIGHT = 1.8;
/** After it, the product that most readers use. */
const MAIN_PRODUCT: ProductId = 'material-ui';
const MAIN_PRODUCT_WEIGHT = 1.6;

const EXACT_TITLE_WEIGHT = 4;
const EXACT_NAME_WEIGHT = 3;
/** A page that is called so, by us or by its readers, is what is meant. */
const EXACT_PAGE_WEIGHT = 7;
/** A page whose name was misspelt. */
const NEAR_PAGE_WEIGHT = 6;
const MIN_NEAR_LENGTH = 5;
/** In a translated site, a page in the reader's language goes before its English neighbors. */
const UNTRANSLATED_WEIGHT = 0.5;
const DEPRECATED_WEIGHT = 0.85;
/** The name of a component asks for its page first, then for its reference. */
const REFERENCE_WEIGHT = 0.2;
/** An old name is explained better by the page of its component than by a post. */
const OLD_NAME_IN_POST_WEIGHT = 0.9;

/** Whether two neighbours were typed in the wrong order, which an edit distance counts twice. */
function isSwapped(name: string, wanted: string): boolean {
  const at = [...name].findIndex((letter, index) => letter !== wanted[index]);
  const swapped = `${name.slice(0, at)}${name[at + 1] ?? ''}${name[at] ?? ''}${name.slice(at + 2)}`;
  return at !== -1 && swapped === wanted;
}

/** Whether a name differs by one letter or one swap only: `datgrid`, `buttton`, `dialgo`. */
function isNearName(keys: NameKeys, wanted: string): boolean {
  if (wanted.length < MIN_NEAR_LENGTH) return false;
  return [keys.title, ...keys.names].some(
    (name) =>
      Math.abs(name.length - wanted.length) <= 1 &&
      (getEditDistance(name, wanted) === 1 || isSwapped(name, wanted)),
  );
}

function getNameWeight(kind: SearchKind, keys: NameKeys, wanted: string): number {
  if (kind === 'page' && (keys.title === wanted || keys.names.has(wanted))) {
    return EXACT_PAGE_WEIGHT;
  }
  if (kind === 'page' && isNearName(keys, wanted)) return NEAR_PAGE_WEIGHT;
  if (keys.title === wanted || keys.path === wanted) return EXACT_TITLE_WEIGHT;
  if (keys.names.has(wanted)) return EXACT_NAME_WEIGHT;
  // The more of a title was typed, the likelier it is meant: `but` is Button, then Button Group.
  return wanted.length > 1 && keys.title.startsWith(wanted)
    ? 1 + wanted.length / keys.title.length
    : 1;
}

/**
 * By how much the score of a hit is multiplied.
 *
 * @param wanted the query as a joined name, with and without the words of a question
 */
export function rankRecord(
  record: SearchRecord,
  keys: NameKeys,
  wanted: readonly string[],
  currentProduct: ProductId | undefined,
): number {
  const isCurrent = record.product === currentProduct;
  const isMain = record.product === MAIN_PRODUCT;
  const isDeprecated = record.kind !== 'renamed' && record.facts?.deprecated !== undefined;
  const isReference = record.kind === 'page' && record.url.includes('/api/');
  return (
    KIND_WEIGHTS[record.kind] *
    (isReference ? REFERENCE_WEIGHT : 1) *
    Math.max(1, ...wanted.map((name) => getNameWeight(record.kind, keys, name))) *
    (isCurrent ? CURRENT_PRODUCT_WEIGHT : isMain ? MAIN_PRODUCT_WEIGHT : 1) *
    (record.lang === undefined ? 1 : UNTRANSLATED_WEIGHT) *
    (isDeprecated ? DEPRECATED_WEIGHT : 1) *
    (record.kind === 'renamed' && record.url.startsWith('/blog/') ? OLD_NAME_IN_POST_WEIGHT : 1)
  );
}

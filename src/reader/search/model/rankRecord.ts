import { getEditDistance } from '../../../shell/navigation/model/getSimilarity';
import type { ProductId } from '../../../foundation/site/model/products';
import { type NameKeys, toSingular } from './nameKeys';
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
/** A prop that MUI X has too is asked for there: Toolpad is archived. */
const TOOLPAD_WEIGHT = 0.9;

const EXACT_TITLE_WEIGHT = 4;
const EXACT_NAME_WEIGHT = 3;
/** A page that is called so, by us or by its readers, is what is meant. */
const EXACT_PAGE_WEIGHT = 7;
/** What the whole query names goes before what a part of it names. */
const PART_OF_QUERY_WEIGHT = 0.6;
/** A page whose name was misspelt, or asked for in the plural. */
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

/** Whether two joined names differ only in their number: `chips` and `chip`. */
export const isPlural = (title: string, wanted: string): boolean =>
  toSingular(title) === toSingular(wanted);

/** A page about one export: who asks for the export wants the page that explains it first. */
export const isReferencePage = ({ kind, url }: SearchRecord): boolean =>
  kind === 'page' && url.includes('/api/');

function getProductWeight(product: ProductId, current: ProductId | undefined): number {
  if (product === current) return CURRENT_PRODUCT_WEIGHT;
  if (product === MAIN_PRODUCT) return MAIN_PRODUCT_WEIGHT;
  return product === 'toolpad-core' ? TOOLPAD_WEIGHT : 1;
}

function getNameWeight(kind: SearchKind, keys: NameKeys, wanted: string): number {
  if (kind === 'page' && (keys.title === wanted || keys.names.has(wanted))) {
    return EXACT_PAGE_WEIGHT;
  }
  if (kind === 'page' && (isPlural(keys.title, wanted) || isNearName(keys, wanted))) {
    return NEAR_PAGE_WEIGHT;
  }
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
 * @param wanted the query as a joined name: first whole, then without words that say little
 */
export function rankRecord(
  record: SearchRecord,
  keys: NameKeys,
  wanted: readonly string[],
  currentProduct: ProductId | undefined,
): number {
  const isDeprecated = record.kind !== 'renamed' && record.facts?.deprecated !== undefined;
  return (
    KIND_WEIGHTS[record.kind] *
    (isReferencePage(record) ? REFERENCE_WEIGHT : 1) *
    Math.max(
      1,
      ...wanted.map(
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

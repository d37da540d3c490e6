import type { ProductId } from '../../site/model/products';
import type { NameKeys } from './nameKeys';
import type { SearchKind, SearchRecord } from './types';

/** How much a hit counts by what it is: a page answers more often than one of its parts. */
const KIND_WEIGHTS: Readonly<Record<SearchKind, number>> = {
  page: 1.7,
  hook: 1.5,
  renamed: 1.5,
  prop: 1,
  heading: 0.9,
  slot: 0.85,
  class: 0.8,
  color: 0.6,
  post: 0.8,
  icon: 0.25,
};

/** The product that the reader is in goes first among equals. */
const CURRENT_PRODUCT_WEIGHT = 1.8;
/** Where the reader is in none, the product that most readers use. */
const MAIN_PRODUCT: ProductId = 'material-ui';
const MAIN_PRODUCT_WEIGHT = 1.25;

const EXACT_TITLE_WEIGHT = 4;
const EXACT_NAME_WEIGHT = 3;
const TITLE_START_WEIGHT = 1.4;
const DEPRECATED_WEIGHT = 0.85;

function getNameWeight(keys: NameKeys, wanted: string): number {
  if (keys.title === wanted || keys.path === wanted) return EXACT_TITLE_WEIGHT;
  if (keys.names.has(wanted)) return EXACT_NAME_WEIGHT;
  return wanted.length > 1 && keys.title.startsWith(wanted) ? TITLE_START_WEIGHT : 1;
}

/**
 * By how much the score of a hit is multiplied.
 *
 * @param wanted the query as a joined name
 */
export function rankRecord(
  record: SearchRecord,
  keys: NameKeys,
  wanted: string,
  currentProduct: ProductId | undefined,
): number {
  const isCurrent = record.product === currentProduct;
  const isMain = currentProduct === undefined && record.product === MAIN_PRODUCT;
  const isDeprecated = record.kind !== 'renamed' && record.facts?.deprecated !== undefined;
  return (
    KIND_WEIGHTS[record.kind] *
    getNameWeight(keys, wanted) *
    (isCurrent ? CURRENT_PRODUCT_WEIGHT : isMain ? MAIN_PRODUCT_WEIGHT : 1) *
    (isDeprecated ? DEPRECATED_WEIGHT : 1)
  );
}

import { PRODUCTS, type ProductId } from '../../../foundation/site/model/products';
import { chooseTerms } from './findHits';
import { tokenizeQuery } from './tokenize';

const PRODUCT_WORDS: ReadonlyMap<ProductId, ReadonlySet<string>> = new Map(
  PRODUCTS.map(({ id, name }) => [id, new Set(tokenizeQuery(name))]),
);

/**
 * Returns a function that lists, for a product, the names that the query may refer to, joined: the
 * whole query, the query without filler words, and without the product's name. The last one makes
 * "joy button" find Joy UI's page Button.
 */
export function createQueryNames(
  text: string,
  fillers: ReadonlySet<string>,
): (product: ProductId) => readonly string[] {
  const all = tokenizeQuery(text);
  const meaningful = chooseTerms(all, fillers);
  const cache = new Map<ProductId, readonly string[]>();
  return (product) => {
    const cached = cache.get(product);
    if (cached !== undefined) return cached;
    const withoutProduct = meaningful.filter(
      (term) => PRODUCT_WORDS.get(product)?.has(term) !== true,
    );
    const joined = [all, meaningful, withoutProduct].map((terms) => terms.join(''));
    const names = [...new Set(joined)].filter((name) => name !== '');
    cache.set(product, names);
    return names;
  };
}

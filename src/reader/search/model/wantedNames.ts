import { PRODUCTS, type ProductId } from '../../../foundation/site/model/products';
import { chooseTerms } from './findHits';
import { tokenizeQuery } from './tokenize';

const PRODUCT_WORDS: ReadonlyMap<ProductId, ReadonlySet<string>> = new Map(
  PRODUCTS.map(({ id, name }) => [id, new Set(tokenizeQuery(name))]),
);

/**
 * What a query names in each product, joined: the whole query, the query without the words of a
 * question, and without the product's name, so that "joy button" is the page Button of Joy UI.
 */
export function createWantedNames(
  text: string,
  fillers: ReadonlySet<string>,
): (product: ProductId) => readonly string[] {
  const asked = tokenizeQuery(text);
  const telling = chooseTerms(asked, fillers);
  const known = new Map<ProductId, readonly string[]>();
  return (product) => {
    const listed = known.get(product);
    if (listed !== undefined) return listed;
    const own = telling.filter((term) => PRODUCT_WORDS.get(product)?.has(term) !== true);
    const names = [asked, telling, own].map((terms) => terms.join(''));
    const wanted = [...new Set(names)].filter((name) => name !== '');
    known.set(product, wanted);
    return wanted;
  };
}

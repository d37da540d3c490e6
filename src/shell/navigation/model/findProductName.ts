import { getProduct, PRODUCTS } from '../../../foundation/site/model/products';

/** Returns the name of the product that a path documents, or `undefined` for the site's own pages. */
export function findProductName(path: string): string | undefined {
  const { productId } = getProduct(path);
  return PRODUCTS.find(({ id }) => id === productId)?.name;
}

import { getProduct, PRODUCTS } from '../../../foundation/site/model/products';

/** The name of the product that an address documents; none for a page of the site itself. */
export function findProductName(path: string): string | undefined {
  const { productId } = getProduct(path);
  return PRODUCTS.find(({ id }) => id === productId)?.name;
}

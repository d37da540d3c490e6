import { PRODUCTS, type ProductId } from '../../../foundation/site/model/products';
import type { PageEntry } from './pageEntry';

/** The pages of one product. */
export interface PageGroup {
  readonly product: ProductId;
  /** Undefined when the pages belong to no product. */
  readonly name: string | undefined;
  readonly pages: readonly PageEntry[];
}

/** Names of the products that have pages but no card on the start page. */
const OTHER_NAMES: ReadonlyMap<ProductId, string> = new Map<ProductId, string>([
  ['base-ui', 'Base UI'],
  ['x', 'MUI X'],
]);

/**
 * Groups pages by product. Products are in the order of the product menu; pages that don't belong to
 * a product come last. Products without pages are left out.
 */
export function groupPages(pages: readonly PageEntry[]): PageGroup[] {
  const names = new Map<ProductId, string>([
    ...PRODUCTS.map(({ id, name }) => [id, name] as const),
    ...OTHER_NAMES,
  ]);
  const ids = new Set<ProductId>([...names.keys(), ...pages.map(({ product }) => product)]);
  return [...ids].flatMap((id) => {
    const own = pages.filter(({ product }) => product === id);
    return own.length === 0 ? [] : [{ product: id, name: names.get(id), pages: own }];
  });
}

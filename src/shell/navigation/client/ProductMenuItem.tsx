import type { ReactNode } from 'react';
import type { Product } from '../../../foundation/site/model/products';
import { describeProduct } from './describeProduct';
import { ProductIcon } from './ProductIcon';
import styles from './ProductSwitcher.module.css';

/** A product in the product menu, with its icon and a short description. */
export function ProductMenuItem({ product }: { readonly product: Product }): ReactNode {
  return (
    <span className={styles.line}>
      <ProductIcon id={product.id} size={24} />
      <span>
        {product.name}
        <span className={styles.about}>{describeProduct(product)}</span>
      </span>
    </span>
  );
}

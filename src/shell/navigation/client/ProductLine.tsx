import type { ReactNode } from 'react';
import type { Product } from '../../../foundation/site/model/products';
import { describeProduct } from './describeProduct';
import { ProductMark } from './ProductMark';
import styles from './ProductSwitcher.module.css';

/** A product in the menu: its drawing, its name, and one line about it. */
export function ProductLine({ product }: { readonly product: Product }): ReactNode {
  return (
    <span className={styles.line}>
      <ProductMark id={product.id} size={24} />
      <span>
        {product.name}
        <span className={styles.about}>{describeProduct(product)}</span>
      </span>
    </span>
  );
}

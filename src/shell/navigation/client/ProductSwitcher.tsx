import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import { PRODUCTS, getProduct } from '../../../foundation/site/model/products';
import styles from './ProductSwitcher.module.css';
import { useLazyImport } from './useLazyImport';

const loadLine = () => import('./ProductMenuItem').then(({ ProductMenuItem }) => ProductMenuItem);

interface Props {
  readonly mobile?: boolean;
}

/**
 * The product of this page, and a menu of all others. The menu's icons and lines are loaded when
 * somebody comes near; their room is there before.
 */
export function ProductSwitcher({ mobile = false }: Props): ReactNode {
  const { productId } = getProduct(useLocation().pathname);
  const [Line, load] = useLazyImport(loadLine);
  useEffect(() => {
    if (mobile) load();
  }, [mobile, load]);
  const current = PRODUCTS.find(({ id }) => id === productId);
  const menu = (
    <DropdownNavbarItem
      mobile={mobile}
      label={current?.name ?? translate({ id: 'site.navigation.products', message: 'Products' })}
      items={PRODUCTS.map((product) => ({
        // The theme shows an element as it does a text.
        label: (Line === undefined ? (
          product.name
        ) : (
          <Line product={product} />
        )) as unknown as string,
        to: product.root,
        className: styles.item,
        isActive: () => product.id === productId,
      }))}
    />
  );
  if (mobile) return menu;
  return (
    <div className={styles.menu} onPointerEnter={load} onFocus={load}>
      {menu}
    </div>
  );
}

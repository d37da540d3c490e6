import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import { PRODUCTS, getProduct } from '../../../foundation/site/model/products';
import styles from './ProductSwitcher.module.css';
import { useLazyImport } from './useLazyImport';

const loadItem = () => import('./ProductMenuItem').then(({ ProductMenuItem }) => ProductMenuItem);

interface Props {
  readonly mobile?: boolean;
}

/**
 * A menu of all products, labeled with the current one. Icons and descriptions are loaded when the
 * pointer or the focus reaches the menu; the stylesheet reserves their space.
 */
export function ProductSwitcher({ mobile = false }: Props): ReactNode {
  const { productId } = getProduct(useLocation().pathname);
  const [Item, load] = useLazyImport(loadItem);
  useEffect(() => {
    if (mobile) load();
  }, [mobile, load]);
  const current = PRODUCTS.find(({ id }) => id === productId);
  const menu = (
    <DropdownNavbarItem
      mobile={mobile}
      label={current?.name ?? translate({ id: 'site.navigation.products', message: 'Products' })}
      items={PRODUCTS.map((product) => ({
        // The theme declares a string, but it renders any React node.
        label: (Item === undefined ? (
          product.name
        ) : (
          <Item product={product} />
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

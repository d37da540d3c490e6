import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import { PRODUCTS, getProduct } from '../../site/model/products';

interface Props {
  readonly mobile?: boolean;
}

/** The product of this page, and a menu of all others. */
export function ProductSwitcher({ mobile = false }: Props): ReactNode {
  const { productId } = getProduct(useLocation().pathname);
  const current = PRODUCTS.find(({ id }) => id === productId);
  return (
    <DropdownNavbarItem
      mobile={mobile}
      label={current?.name ?? translate({ id: 'site.navigation.products', message: 'Products' })}
      items={PRODUCTS.map(({ name, root, id }) => ({
        label: name,
        to: root,
        isActive: () => id === productId,
      }))}
    />
  );
}

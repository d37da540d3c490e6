// Change: the product of the page before or after stands beside the direction.
import type { ReactNode } from 'react';
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import type { Props } from '@theme/PaginatorNavLink';
import { findProductName } from '../../shell/navigation/model/findProductName';

export default function PaginatorNavLinkWithProduct(props: Props): ReactNode {
  const { permalink, subLabel } = props;
  const product = findProductName(permalink);
  if (product === undefined || subLabel === undefined) return <PaginatorNavLink {...props} />;
  // The upstream link renders it as a child: an element is as good as a text there.
  const label = (
    <>
      {subLabel} · {product}
    </>
  );
  return <PaginatorNavLink {...props} subLabel={label as Props['subLabel']} />;
}

// Change: shows the product of the previous or next page after the direction.
import type { ReactNode } from 'react';
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import type { Props } from '@theme/PaginatorNavLink';
import { findProductName } from '../../shell/navigation/model/findProductName';

export default function PaginatorNavLinkWithProduct(props: Props): ReactNode {
  const { permalink, subLabel } = props;
  const product = findProductName(permalink);
  if (product === undefined || subLabel === undefined) return <PaginatorNavLink {...props} />;
  // Typed as a string, but upstream renders it as a child, so an element works too.
  const label = (
    <>
      {subLabel} · {product}
    </>
  );
  return <PaginatorNavLink {...props} subLabel={label as Props['subLabel']} />;
}

import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { getProduct } from '../../../foundation/site/model/products';

/** Adds `meta` elements with the product of the page, for search and analytics (spec ROUTE-9). */
export function ProductMeta(): ReactNode {
  const { productId, categoryId } = getProduct(useLocation().pathname);
  return (
    <Head>
      <meta name="mui:productId" content={productId} />
      <meta name="mui:productCategoryId" content={categoryId} />
    </Head>
  );
}

import { normalizePath, parsePath } from '../../../foundation/site/model/paths';
import { getProduct } from '../../../foundation/site/model/products';
import { sendEvent } from './sendEvent';

/** A page that was shown, with its title at that time. */
export interface ShownPage {
  readonly pathname: string;
  readonly title: string;
}

/** Reports a page view. The URL is sent without language, query, and hash (spec ANALYTICS-2). */
export function trackPageView({ pathname, title }: ShownPage): void {
  const { productId, categoryId } = getProduct(pathname);
  const path = normalizePath(parsePath(pathname).canonicalPath);
  sendEvent({
    kind: 'page_view',
    params: {
      page_title: title,
      page_location: window.location.origin + path,
      productId,
      productCategoryId: categoryId,
    },
  });
}

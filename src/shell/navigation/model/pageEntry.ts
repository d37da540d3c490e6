import type { ProductId } from '../../../foundation/site/model/products';

/** A page as the list of all pages and the suggestions of the 404 page show it. */
export interface PageEntry {
  /** Canonical: without the locale prefix and the base URL. */
  readonly pathname: string;
  readonly title: string;
  readonly description: string;
  /** Language of title and description, if it isn't the language of the site (WCAG 3.1.2). */
  readonly lang?: string;
  readonly product: ProductId;
}

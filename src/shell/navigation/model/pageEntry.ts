import type { ProductId } from '../../../foundation/site/model/products';

/** What the list of all pages and the page of a missing address know about a page. */
export interface PageEntry {
  /** Canonical: without language prefix and base address. */
  readonly pathname: string;
  readonly title: string;
  readonly description: string;
  /** The language of both where it isn't the page's own (WCAG 3.1.2). */
  readonly lang?: string;
  readonly product: ProductId;
}

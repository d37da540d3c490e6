import type { ProductId } from '../../../foundation/site/model/products';
import type { ResultGroup } from './groupResults';

/** A message from the page to the search worker. */
export type SearchRequest =
  /** Load the records, starting with this product's. Also sent to retry after a failure. */
  | { readonly type: 'open'; readonly baseUrl: string; readonly product: ProductId }
  /** Run a query. Only the answer to the newest one matters. */
  | ({ readonly type: 'query'; readonly id: number } & SearchQuery);

/** A query from the page. */
export interface SearchQuery {
  readonly text: string;
  readonly currentProduct: ProductId;
  readonly onlyProduct?: ProductId;
}

/** A message from the search worker to the page. */
export type SearchResponse =
  /** Queries can be answered. */
  | { readonly type: 'ready' }
  /** More records were loaded, so repeating the query may find more. */
  | { readonly type: 'grown' }
  /** Some records couldn't be loaded. With `isReady`, others could. */
  | { readonly type: 'failed'; readonly isReady: boolean }
  | { readonly type: 'answer'; readonly id: number; readonly answer: SearchAnswer };

/** The answer to a query. */
export interface SearchAnswer {
  /** The query's text. */
  readonly text: string;
  readonly groups: readonly ResultGroup[];
  /** How many records were found, including those that aren't shown. */
  readonly total: number;
  /** If nothing was found, similar queries that would find something. */
  readonly suggestions: readonly string[];
  /** The query as a CSS color, if it is one. */
  readonly color?: string;
}

import type { ProductId } from '../../../foundation/site/model/products';
import type { ResultGroup } from './groupResults';

/** What the page asks of the search, which runs beside it. */
export type SearchRequest =
  /** Load the records: those for this product first. Again after a failure. */
  | { readonly type: 'open'; readonly baseUrl: string; readonly product: ProductId }
  /** Find. Only the newest question is of interest. */
  | ({ readonly type: 'ask'; readonly id: number } & SearchAsk);

/** A question as the page asks it. */
export interface SearchAsk {
  readonly text: string;
  readonly currentProduct: ProductId;
  readonly onlyProduct?: ProductId;
}

/** What the search tells the page. */
export type SearchResponse =
  /** Questions can be answered. */
  | { readonly type: 'ready' }
  /** More records came: asking again may find more. */
  | { readonly type: 'grown' }
  /** Records could not be loaded; with `isReady` other ones could. */
  | { readonly type: 'failed'; readonly isReady: boolean }
  | { readonly type: 'answer'; readonly id: number; readonly answer: SearchAnswer };

/** The answer to a question. */
export interface SearchAnswer {
  /** The question, as it was asked. */
  readonly text: string;
  readonly groups: readonly ResultGroup[];
  /** How many records were found, shown or not. */
  readonly total: number;
  /** For an empty list: queries that would find something. */
  readonly suggestions: readonly string[];
  /** The color that was asked for, as CSS reads it. */
  readonly color?: string;
}

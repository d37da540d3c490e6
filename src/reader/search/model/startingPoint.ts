import type { ProductId } from '../../../foundation/site/model/products';
import type { PageEntry } from '../../../shell/navigation/model/pageEntry';

/** A page that the search offers while the query is empty. */
export type StartingPoint = Pick<PageEntry, 'pathname' | 'title' | 'lang'>;

export type StartingPoints = Readonly<Partial<Record<ProductId, readonly StartingPoint[]>>>;

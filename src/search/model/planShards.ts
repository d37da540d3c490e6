import type { ProductId } from '../../site/model/products';
import type { Shard } from './types';

/** Readers who are in no product most often look for this one. */
const MAIN_PRODUCT: ProductId = 'material-ui';

/** Files in the order in which they are loaded. */
export interface ShardPlan {
  /** Before the first answer. */
  readonly first: readonly Shard[];
  /** After it, one by one. */
  readonly later: readonly Shard[];
}

/** First all titles and the reader's product, then the others; pictures last. */
export function planShards(shards: readonly Shard[], product: ProductId): ShardPlan {
  const own = shards.some(({ name }) => name === product) ? product : MAIN_PRODUCT;
  const isFirst = ({ name }: Shard): boolean => name === 'pages' || name === own;
  const later = shards.filter((shard) => !isFirst(shard));
  const isLast = ({ name }: Shard): boolean => name === 'icons';
  return {
    first: shards.filter(isFirst),
    later: [...later.filter((shard) => !isLast(shard)), ...later.filter(isLast)],
  };
}

import type { ProductId } from '../../../foundation/site/model/products';
import type { SearchManifest, Shard } from './types';

/** Readers who aren't in a product most often search for this one. */
const MAIN_PRODUCT: ProductId = 'material-ui';

/** The files, in loading order. */
export interface ShardPlan {
  /** Loaded before the first answer. */
  readonly first: readonly Shard[];
  /** Loaded after it, one by one. */
  readonly later: readonly Shard[];
}

const chooseOwn = (shards: readonly Shard[], product: ProductId): ProductId =>
  shards.some(({ name }) => name === product) ? product : MAIN_PRODUCT;

/** Returns the full-text files in loading order. The reader's product comes first. */
export function planTexts(texts: readonly Shard[], product: ProductId): readonly Shard[] {
  const own = chooseOwn(texts, product);
  const isOwn = ({ name }: Shard): boolean => name === own;
  return [...texts.filter(isOwn), ...texts.filter((shard) => !isOwn(shard))];
}

/** Returns the files in loading order: all titles and the reader's product first, icons last. */
export function planShards(shards: readonly Shard[], product: ProductId): ShardPlan {
  const own = chooseOwn(shards, product);
  const isFirst = ({ name }: Shard): boolean => name === 'pages' || name === own;
  const later = shards.filter((shard) => !isFirst(shard));
  const isLast = ({ name }: Shard): boolean => name === 'icons';
  return {
    first: shards.filter(isFirst),
    later: [...later.filter((shard) => !isLast(shard)), ...later.filter(isLast)],
  };
}

/** Returns the files that load after the first answer, so that nobody waits for them. */
export function listLaterFiles(
  { shards, texts }: Pick<SearchManifest, 'shards' | 'texts'>,
  product: ProductId,
): readonly string[] {
  return [...planShards(shards, product).later, ...texts].map(({ file }) => file);
}

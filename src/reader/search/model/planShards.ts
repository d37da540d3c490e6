import type { ProductId } from '../../../foundation/site/model/products';
import type { SearchManifest, Shard } from './types';

/** Readers who are in no product most often look for this one. */
const MAIN_PRODUCT: ProductId = 'material-ui';

/** Files in the order in which they are loaded. */
export interface ShardPlan {
  /** Before the first answer. */
  readonly first: readonly Shard[];
  /** After it, one by one. */
  readonly later: readonly Shard[];
}

const chooseOwn = (shards: readonly Shard[], product: ProductId): ProductId =>
  shards.some(({ name }) => name === product) ? product : MAIN_PRODUCT;

/** The files of further words in the order in which they are loaded: the reader's product first. */
export function planTexts(texts: readonly Shard[], product: ProductId): readonly Shard[] {
  const own = chooseOwn(texts, product);
  const isOwn = ({ name }: Shard): boolean => name === own;
  return [...texts.filter(isOwn), ...texts.filter((shard) => !isOwn(shard))];
}

/** First all titles and the reader's product, then the others; pictures last. */
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

/** The files that come after the first answer: nobody waits for them. */
export function listLaterFiles(
  { shards, texts }: Pick<SearchManifest, 'shards' | 'texts'>,
  product: ProductId,
): readonly string[] {
  return [...planShards(shards, product).later, ...texts].map(({ file }) => file);
}

import { createHash } from 'node:crypto';

/** Something that a crawl can visit, with a hash of the files that a writer edits for it. */
export interface CrawlItem {
  /** Such as `/material-ui/react-button` or `material-ui/react-button/BasicButtons (css)`. */
  readonly key: string;
  readonly hash: string;
}

/** Hashes of the items that passed a crawl, by key. */
export type PassedItems = Readonly<Record<string, string>>;

/** The keys of the items that a crawl visits. */
export interface Choice {
  readonly changed: ReadonlySet<string>;
  /** A share of the unchanged items, which depends on the seed. */
  readonly sample: ReadonlySet<string>;
}

/**
 * One in ten, so ten commits visit about two thirds of all items. The nightly run visits all of
 * them.
 */
export const SAMPLE_SHARE = 0.1;

const rankOf = (seed: string, key: string): string =>
  createHash('sha1').update(`${seed}\n${key}`).digest('hex');

/**
 * Chooses what a partial crawl visits: every item whose source differs from the one that passed, and
 * a sample of the rest, so that a change elsewhere (a stylesheet, a package) or an edited record
 * doesn't go unnoticed for long.
 *
 * @param seed determines the sample; pass the commit, so that a failed run can be repeated
 */
export function chooseItems(
  items: readonly CrawlItem[],
  passed: PassedItems,
  seed: string,
  share = SAMPLE_SHARE,
): Choice {
  const isChanged = ({ key, hash }: CrawlItem): boolean => passed[key] !== hash;
  const unchanged = items.filter((item) => !isChanged(item)).map(({ key }) => key);
  const ranked = unchanged
    .map((key) => [rankOf(seed, key), key] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    changed: new Set(items.filter(isChanged).map(({ key }) => key)),
    sample: new Set(ranked.slice(0, Math.ceil(unchanged.length * share)).map(([, key]) => key)),
  };
}

/** Returns the part of a list that one of several machines visits: every fourth item for `1/4`. */
export function selectShard<T>(items: readonly T[], shard: string | undefined): readonly T[] {
  if (shard === undefined) return items;
  const [index, count] = parseShard(shard);
  return items.filter((_, at) => at % count === index - 1);
}

/** Parses a shard such as `2/4`. Throws for anything else. */
export function parseShard(text: string): readonly [index: number, count: number] {
  const [, index = 0, count = 0] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  if (index >= 1 && index <= count) return [index, count];
  throw new Error(
    `"${text}" isn't a shard: use the part and the number of parts, from 1/4 to 4/4 for four machines.`,
  );
}

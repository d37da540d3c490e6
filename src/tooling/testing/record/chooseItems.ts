import { createHash } from 'node:crypto';

/** What a crawl can visit: its address, and a hash of the files that a writer edits for it. */
export interface CrawlItem {
  /** `/material-ui/react-button`, `material-ui/react-button/BasicButtons (css)` */
  readonly key: string;
  readonly hash: string;
}

/** Items that passed a whole crawl: key to the hash they had then. */
export type PassedItems = Readonly<Record<string, string>>;

/** Which items a crawl visits, and why. */
export interface Choice {
  readonly changed: ReadonlySet<string>;
  /** A share of the unchanged ones, another for each seed. */
  readonly sample: ReadonlySet<string>;
}

/** One in ten: ten commits visit about two thirds of all items, the nightly run visits the rest. */
export const SAMPLE_SHARE = 0.1;

const rankOf = (seed: string, key: string): string =>
  createHash('sha1').update(`${seed}\n${key}`).digest('hex');

/**
 * Chooses what a crawl visits when it may leave something out: every item whose source isn't the
 * one that passed, and a sample of the rest, so that a change elsewhere (a stylesheet, a package)
 * or an edited record doesn't go unnoticed for long.
 *
 * @param seed the same seed gives the same sample; the commit, so that a failed run can be repeated
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

/** The part of a list that one of several machines visits: `1/4` takes every fourth, from the first. */
export function takeShard<T>(items: readonly T[], shard: string | undefined): readonly T[] {
  if (shard === undefined) return items;
  const [index, count] = parseShard(shard);
  return items.filter((_, at) => at % count === index - 1);
}

/** Reads `2/4`. Throws a sentence with an example when it's something else. */
export function parseShard(text: string): readonly [index: number, count: number] {
  const [, index = 0, count = 0] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  if (index >= 1 && index <= count) return [index, count];
  throw new Error(
    `"${text}" is no shard: write which part of how many, from 1/4 to 4/4 for four machines.`,
  );
}

import type { CrawlItem } from './chooseItems';
import { planCrawl, recordPassed } from './passedRecord';
import type { RecordName } from './passedRecord';

/** A crawl over a part of its items. */
export interface Crawl<Item> {
  /** The items to visit, in their original order. */
  readonly chosen: readonly Item[];
  /** Call this after all visits. It records what passed, if the run is recorded. */
  readonly record: (hasFailed: (key: string) => boolean) => void;
}

interface Limits {
  /** A pattern of keys to visit only a few items, for example while fixing them. */
  readonly wanted?: string | undefined;
  /** Keys of items to visit in any case, such as one page of each kind. */
  readonly always?: ReadonlySet<string>;
}

/** Chooses what a crawl visits (`planCrawl`), and lets it record what passed. */
export function startCrawl<Item extends CrawlItem>(
  name: RecordName,
  items: readonly Item[],
  { wanted, always }: Limits = {},
): Crawl<Item> {
  const pattern = wanted === undefined ? undefined : new RegExp(wanted);
  const chosen =
    pattern === undefined
      ? planCrawl(name, items, always)
      : items.filter(({ key }) => pattern.test(key));
  return {
    chosen,
    record: (hasFailed) => {
      recordPassed(name, items, chosen, hasFailed);
    },
  };
}

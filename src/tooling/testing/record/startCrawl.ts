import type { CrawlItem } from './chooseItems';
import { planCrawl, recordPassed } from './passedRecord';
import type { RecordName } from './passedRecord';

/** A crawl's part of its items. */
export interface Crawl<Item> {
  /** What it visits, in the order of the items. */
  readonly chosen: readonly Item[];
  /** Call it when all are visited: keeps what passed, where the run is one that is kept. */
  readonly record: (hasFailed: (key: string) => boolean) => void;
}

interface Limits {
  /** A pattern of keys, for who fixes a few: only those are visited. */
  readonly wanted?: string | undefined;
  /** Keys that are visited in any case: one page of each kind. */
  readonly always?: ReadonlySet<string>;
}

/** Chooses what a crawl visits (`planCrawl`), and records what passed of it. */
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

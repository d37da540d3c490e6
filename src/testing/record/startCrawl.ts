import type { CrawlItem } from './chooseItems';
import { planCrawl, recordPassed } from './passedRecord';
import type { CrawlName } from './passedRecord';

/** A crawl's part of its items. */
export interface Crawl<Item> {
  /** What it visits, in the order of the items. */
  readonly chosen: readonly Item[];
  /** Call it when all are visited: keeps what passed, where the run is a whole one. */
  readonly record: (hasFailed: (key: string) => boolean) => void;
}

interface Limits {
  /** A pattern of keys, for who fixes a few: only those are visited, and nothing is recorded. */
  readonly wanted?: string | undefined;
  /** Keys that are visited in any case: one page of each kind. */
  readonly always?: ReadonlySet<string>;
}

/** Chooses what a crawl visits (`planCrawl`), and records what passed of it. */
export function startCrawl<Item extends CrawlItem>(
  name: CrawlName,
  items: readonly Item[],
  { wanted, always }: Limits = {},
): Crawl<Item> {
  if (wanted !== undefined) {
    const pattern = new RegExp(wanted);
    return { chosen: items.filter(({ key }) => pattern.test(key)), record: () => undefined };
  }
  const chosen = planCrawl(name, items, always);
  return {
    chosen,
    record: (hasFailed) => {
      recordPassed(name, items, chosen, hasFailed);
    },
  };
}

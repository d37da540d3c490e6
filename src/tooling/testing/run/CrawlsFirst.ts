import Sequencer from '@jest/test-sequencer';

type Tests = Parameters<Sequencer['sort']>[0];

const isCrawl = ({ path }: Tests[number]): boolean => path.endsWith('.crawl.ts');

/**
 * Crawls go first: they take the longest, and one that begins last leaves the other cores without
 * work. A fresh clone has no times of an earlier run, which Jest would go by.
 */
export default class CrawlsFirst extends Sequencer {
  override async sort(tests: Tests): Promise<Tests> {
    const sorted = await super.sort(tests);
    return [...sorted.filter(isCrawl), ...sorted.filter((test) => !isCrawl(test))];
  }
}

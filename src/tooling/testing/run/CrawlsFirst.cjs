const { default: Sequencer } = require('@jest/test-sequencer');

/** @param {{ path: string }} test */
const isCrawl = ({ path }) => path.endsWith('.crawl.ts');

/**
 * Crawls go first: they take the longest, and one that begins last leaves the other cores without
 * work. A fresh clone has no times of an earlier run, which Jest would go by. Jest loads this file
 * as it is, so it's JavaScript.
 */
module.exports = class CrawlsFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    return [...sorted.filter(isCrawl), ...sorted.filter((test) => !isCrawl(test))];
  }
};

const { default: Sequencer } = require('@jest/test-sequencer');

/** @param {{ path: string }} test */
const isCrawl = ({ path }) => path.endsWith('.crawl.ts');

/**
 * Runs crawls first. They take the longest, so if one started last, the other cores would be idle. Jest
 * itself orders files by the times of the previous run, which a fresh clone doesn't have. Jest doesn't
 * transform this file, so it's JavaScript.
 */
module.exports = class CrawlsFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    return [...sorted.filter(isCrawl), ...sorted.filter((test) => !isCrawl(test))];
  }
};

import path from 'node:path';
import { QUALITY_CASES } from '../data/quality';
import { answerQuestion } from '../model/answerQuestion';
import { createSearchIndex } from '../model/createSearchIndex';
import type { SearchRecord } from '../model/types';
import { readApiSources } from './readApiSources';
import { readSearchRecords } from './readSearchRecords';

const index = createSearchIndex();
let records: SearchRecord[] = [];

beforeAll(async () => {
  const siteDir = path.resolve(__dirname, '../../..');
  records = await readSearchRecords({
    siteDir,
    locale: 'en',
    defaultLocale: 'en',
    ...readApiSources(siteDir),
  });
  index.add(records);
}, 300_000);

/** A place in a page answers for the page; a place that is asked for answers alone. */
function isAnswer(url: string, wanted: string): boolean {
  return url === wanted || url.split('#')[0] === wanted;
}

test('there are at least 120 queries, none twice', () => {
  const keys = QUALITY_CASES.map(({ query, on = '' }) => `${query} ${on}`);
  expect(keys.length).toBeGreaterThanOrEqual(120);
  expect(new Set(keys).size).toBe(keys.length);
});

test.each(QUALITY_CASES)(
  '$query leads to $page',
  ({ query, page, or, within = 1, on = 'null' }) => {
    expect(records.map(({ url }) => url.split('#')[0])).toContain(page.split('#')[0]);
    const { groups } = answerQuestion(index, { text: query, currentProduct: on });
    const first = groups
      .flatMap(({ results }) => results)
      .slice(0, within)
      .map(({ record: { url } }) => url);
    // The list of what was found makes the message of a failure useful.
    expect(
      first.filter((url) => isAnswer(url, page) || (or !== undefined && isAnswer(url, or))),
    ).not.toEqual([]);
  },
);

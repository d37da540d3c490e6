import type { SearchResponse } from '../model/messages';
import { packRecords } from '../model/packRecords';
import type { SearchRecord, Shard } from '../model/types';
import { createSearchEngine } from './createSearchEngine';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const createRecord = (title: string): SearchRecord => ({
  kind: 'heading',
  title,
  url: `/${title}`,
  product: 'joy-ui',
});
const createShard = (name: Shard['name']): Shard => ({ name, file: name, records: 1, bytes: 1 });

const FILES: Readonly<Record<string, unknown>> = {
  '/search/manifest.json': {
    version: 1,
    locale: 'en',
    shards: [createShard('pages'), createShard('joy-ui')],
    texts: [],
  },
  '/pages': packRecords([createRecord('start')]),
  '/joy-ui': packRecords([
    createRecord('early'),
    ...Array.from({ length: 2000 }, (_, index) => createRecord(`middle${String(index)}`)),
    createRecord('final'),
  ]),
};

test('a query is answered while a large file is being indexed', async () => {
  const posted: SearchResponse[] = [];
  const handle = createSearchEngine({
    load: (url) => Promise.resolve(FILES[url]),
    post: (response) => posted.push(response),
  });
  const count = async (text: string): Promise<number> => {
    await handle({ type: 'query', id: 1, text, currentProduct: 'null' });
    const last = posted.at(-1);
    return last?.type === 'answer' ? last.answer.total : -1;
  };
  const hasGrown = (): boolean => posted.some(({ type }) => type === 'grown');
  void handle({ type: 'open', baseUrl: '/', product: 'null' });
  await jest.advanceTimersByTimeAsync(0);
  expect(posted).toEqual([{ type: 'ready' }]);
  while ((await count('early')) === 0) await jest.advanceTimersToNextTimerAsync();
  expect(await count('final')).toBe(0);
  expect(hasGrown()).toBe(false);
  // Indexing continues when nothing has been typed for a while.
  await jest.advanceTimersByTimeAsync(5000);
  expect(hasGrown()).toBe(true);
  expect(await count('final')).toBe(1);
});

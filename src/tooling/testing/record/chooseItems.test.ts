import { chooseItems, parseShard, selectShard } from './chooseItems';
import type { CrawlItem } from './chooseItems';

const items: CrawlItem[] = Array.from({ length: 200 }, (_, index) => ({
  key: `/page-${String(index)}`,
  hash: 'a',
}));
const passed = Object.fromEntries(items.map(({ key, hash }) => [key, hash]));

test('without a record, every item counts as changed, and there is nothing to sample', () => {
  const { changed, sample } = chooseItems(items, {}, 'x');
  expect(changed.size).toBe(200);
  expect(sample.size).toBe(0);
});

test('with any seed, edited items and one in ten of the others are visited', () => {
  const edited = items.map((item, index) => (index === 7 ? { ...item, hash: 'b' } : item));
  for (const seed of ['x', 'y', 'z']) {
    const { changed, sample } = chooseItems(edited, passed, seed);
    expect([...changed]).toEqual(['/page-7']);
    expect(sample.size).toBe(20);
    expect(sample.has('/page-7')).toBe(false);
  }
});

test('the sample depends on the seed, and over many seeds it covers all items', () => {
  const sampleOf = (seed: string): ReadonlySet<string> => chooseItems(items, passed, seed).sample;
  expect(sampleOf('x')).toEqual(sampleOf('x'));
  expect(sampleOf('x')).not.toEqual(sampleOf('y'));
  const seen = new Set(Array.from({ length: 100 }, (_, at) => [...sampleOf(String(at))]).flat());
  expect(seen.size).toBe(200);
});

test('an item without an entry or with a different hash counts as changed', () => {
  const edited = Object.fromEntries(
    Object.entries({ ...passed, '/page-5': 'wrong' }).filter(([key]) => key !== '/page-3'),
  );
  expect([...chooseItems(items, edited, 'x').changed]).toEqual(['/page-3', '/page-5']);
});

test('each item is in exactly one shard', () => {
  const parts = ['1/4', '2/4', '3/4', '4/4'].map((shard) => selectShard(items, shard));
  expect(parts.map((part) => part.length)).toEqual([50, 50, 50, 50]);
  expect(new Set(parts.flat()).size).toBe(200);
  expect(selectShard(items, undefined)).toBe(items);
});

test.each(['0/4', '5/4', '1', 'a/b', '1/0', ''])('%j is rejected with an example', (text) => {
  expect(() => parseShard(text)).toThrow(/from 1\/4 to 4\/4/);
});

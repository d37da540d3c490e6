import {
  VISITED_CACHE,
  listUnknownCaches,
  listOldShells,
  sectionCacheName,
  shellCacheName,
} from './cacheNames';
import { listReachableFiles } from './chunkClosure';
import { formatBytes } from './formatBytes';
import { parsePageMessage } from './messages';
import { decideReload, isMoved } from './reloadRule';
import { pageListUrl, parseSectionMark, readPageList } from './sections';

describe('caches of a new release', () => {
  const names = [
    shellCacheName('1'),
    shellCacheName('2'),
    VISITED_CACHE,
    sectionCacheName('zh', 'x-charts'),
    // The first format, whose copies weren't verified.
    'site-visited',
    'site-section-en-system',
    'not-ours',
  ];
  test('old shells and unknown formats are listed; sections, visited pages, and other caches are not', () => {
    expect(listOldShells(names, '2')).toEqual([shellCacheName('1')]);
    expect(listUnknownCaches(names)).toEqual(['site-visited', 'site-section-en-system']);
  });
});

test.each([
  ['https://a.b/sw.js', 'https://a.b/sw.js?params=1', true],
  ['https://a.b/sw.js?params=1', 'https://a.b/sw.js?params=1', false],
  ['https://a.b/sw.js?params=1', 'https://a.b/sw.js', false],
  [undefined, 'https://a.b/sw.js?params=1', false],
  ['https://a.b/sw.js', undefined, false],
])('the change from %s to %s only moves the worker: %s', (last, next, expected) => {
  expect(isMoved(last, next)).toBe(expected);
});

describe('reload after an update', () => {
  const base = { isFocused: true, isBusy: false, lastReloadAt: 0, now: 1_000_000 };
  test.each([
    [{}, 'reload'],
    [{ isFocused: false }, 'wait'],
    [{ isFocused: false, isBusy: true }, 'wait'],
    [{ isBusy: true }, 'ask'],
    [{ lastReloadAt: 940_001 }, 'ask'],
    [{ lastReloadAt: 940_000 }, 'reload'],
    // The clock was set back.
    [{ lastReloadAt: 2_000_000 }, 'reload'],
  ])('%j: %s', (change, decision) => {
    expect(decideReload({ ...base, ...change })).toBe(decision);
  });
});

test('malformed messages are rejected, and long lists cut off', () => {
  expect(parsePageMessage({ type: 'SKIP_WAITING' })).toEqual({ type: 'SKIP_WAITING' });
  expect(parsePageMessage({ type: 'KEEP', urls: ['/a', 1, null] })).toEqual({
    type: 'KEEP',
    urls: ['/a'],
  });
  for (const data of [null, 'x', {}, { type: 'KEEP' }, { type: 'KEEP', urls: 'x' }]) {
    expect(parsePageMessage(data)).toBeUndefined();
  }
  const urls = Array.from({ length: 900 }, (_, index) => `/${String(index)}`);
  expect(parsePageMessage({ type: 'KEEP', urls })).toMatchObject({ urls: urls.slice(0, 500) });
});

test('a section’s completion mark is validated', () => {
  const mark = { version: '1', bytes: 2, keptAt: 3 };
  expect(parseSectionMark(mark)).toEqual(mark);
  for (const data of [null, [], {}, { ...mark, bytes: '2' }]) {
    expect(parseSectionMark(data)).toBeUndefined();
  }
});

test('reachable files include those of circular groups, but not those of another page', () => {
  const group = (name: string, children: number[]) => ({
    name,
    children,
    requests: [],
    files: [`${name}.js`, 'shared.js'],
  });
  const groups = [group('page', [1, 2]), group('demo', [0, 3]), group('other', []), group('e', [])];
  const files = listReachableFiles(groups, [0], ({ name }) => name !== 'other');
  expect(files).toEqual(['page.js', 'shared.js', 'demo.js', 'e.js']);
});

test.each([
  [0, 'en', '0.1 MB'],
  [1_234_567, 'en', '1.2 MB'],
  [1_234_567, 'de', '1,2 MB'],
  [62_345_678, 'en', '62 MB'],
])('%i bytes in %s: %s', (bytes, locale, text) => {
  expect(formatBytes(bytes, locale)).toBe(text);
});

test('pages are spread evenly over shared file lists, and each finds its own entry', () => {
  const keys = Array.from({ length: 2_000 }, (_, index) => `/material-ui/page-${String(index)}`);
  const sizes = new Map<string, number>();
  for (const key of keys) sizes.set(pageListUrl(key), (sizes.get(pageListUrl(key)) ?? 0) + 1);
  expect(sizes.size).toBeLessThanOrEqual(256);
  expect(Math.max(...sizes.values())).toBeLessThan(40);
  expect(pageListUrl('/')).toMatch(/^\/offline\/pages\/\d+\.json$/);
  expect(readPageList({ '/a': ['/x.js'] }, '/a')).toEqual(['/x.js']);
  for (const list of [{ '/a': [] }, [], null, 'text']) {
    expect(readPageList(list, '/constructor')).toBeUndefined();
  }
});

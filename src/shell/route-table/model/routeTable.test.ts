import { findShard } from './findShard';
import { splitRoutes } from './splitRoutes';
import type { RouteNode } from './splitRoutes';

const leaf = (path: string, sidebar?: string): RouteNode => ({
  path,
  component: { path, hash: 'abc' },
  exact: true,
  ...(sidebar === undefined ? {} : { sidebar }),
});
const page = (index: number): string => `/a/page-${String(index).padStart(3, '0')}`;
const pages = Array.from({ length: 40 }, (_, index) => leaf(page(index), 'a')).reverse();
const list = [...pages, leaf('/b/one', 'b'), leaf('/b/two', 'b')];
const tree: RouteNode[] = [
  leaf('/blog'),
  {
    path: '/',
    component: { path: '/' },
    routes: [{ path: '/', component: { path: '/' }, routes: list }],
  },
];

describe('shards', () => {
  const { shards, isSplit } = splitRoutes(tree);

  test('contain every page once, next to its neighbors, with one sidebar for each shard', () => {
    expect(shards.flatMap(({ leaves }) => leaves.map(({ path }) => path))).toEqual(
      list.map(({ path }) => path).sort(),
    );
    expect(shards.map(({ start }) => start)).toEqual([page(0), page(16), page(32), '/b/one']);
    expect(Math.max(...shards.map(({ leaves }) => leaves.length))).toBe(16);
    for (const { sidebar, leaves } of shards) {
      expect(new Set(leaves.map((route) => route.sidebar))).toEqual(new Set([sidebar]));
    }
  });

  test('only replace the list that they were split from', () => {
    expect(isSplit(list)).toBe(true);
    expect(isSplit(tree)).toBe(false);
  });

  test.each([
    [page(0), 0],
    [page(15), 0],
    [page(16), 1],
    [`${page(16)}/`, 1],
    ['/b/two', 3],
    ['/zzz', 3],
    ['/', undefined],
    ['', undefined],
  ])('the route of %s is in shard %p', (pathname, expected) => {
    expect(
      findShard(
        shards.map(({ start }) => start),
        pathname,
      ),
    ).toBe(expected);
  });
});

test('does not split a short list', () => {
  expect(
    splitRoutes([{ path: '/', component: { path: '/' }, routes: [leaf('/a')] }]).shards,
  ).toEqual([]);
});

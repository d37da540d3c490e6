import { findNeighbors } from './findNeighbors';
import type { OrderedItem } from './findNeighbors';

const page = (name: string, more: Partial<OrderedItem> = {}): OrderedItem => ({
  type: 'link',
  label: name.toUpperCase(),
  href: `/zh/${name}/`,
  docId: `${name}/index`,
  ...more,
});
const ITEMS: readonly OrderedItem[] = [
  page('a'),
  { type: 'category', label: 'Group', items: [page('b'), { type: 'html' }, page('c')] },
  { type: 'link', label: 'GitHub', href: 'https://example.org/' },
  page('guest', { customProps: { isRef: true } }),
  page('hidden', { unlisted: true }),
  page('d'),
];

test('finds neighbors across groups, with the labels of the sidebar', () => {
  expect(findNeighbors(ITEMS, '/zh/b/')).toEqual({
    previous: { title: 'A', permalink: '/zh/a/' },
    next: { title: 'C', permalink: '/zh/c/' },
  });
});

test('finds the page of a route, whose path has no slash at its end', () => {
  expect(findNeighbors(ITEMS, '/zh/b')).toEqual(findNeighbors(ITEMS, '/zh/b/'));
});

test('skips other links, unlisted pages, and pages of other sidebars', () => {
  expect(findNeighbors(ITEMS, '/zh/d/').previous).toEqual({ title: 'C', permalink: '/zh/c/' });
});

test('the first page has no previous page, and the last no next one', () => {
  expect(findNeighbors(ITEMS, '/zh/a/').previous).toBeUndefined();
  expect(findNeighbors(ITEMS, '/zh/d/').next).toBeUndefined();
});

test('a page that the sidebar does not list has no neighbors', () => {
  expect(findNeighbors(ITEMS, '/zh/guest/')).toEqual({ previous: undefined, next: undefined });
});

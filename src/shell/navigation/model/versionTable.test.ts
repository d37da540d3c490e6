import type { NavTree } from './types';
import { createVersionTables } from './versionTable';

const tree: NavTree = {
  id: 'joy-ui',
  name: 'Joy UI',
  category: 'core',
  root: '/joy-ui',
  versions: [
    { text: 'v2.0.0', current: true },
    { text: 'v1', href: 'https://v1.example/' },
    { text: 'View all versions', href: 'https://mui.com/versions/' },
  ],
  pages: [{ pathname: '/x/guest' }, { pathname: '/joy-ui/unwritten' }, { pathname: '/joy-ui/a' }],
};

const create = (change: Partial<NavTree>, pages = ['/joy-ui/a', '/x/guest']) =>
  createVersionTables([{ ...tree, ...change }], new Set(pages));

test('the current version links to the first existing page of its tree', () => {
  expect(create({})).toEqual([
    {
      id: 'joy-ui',
      name: 'Joy UI',
      rows: [
        { text: 'v2.0.0', href: '/joy-ui/a', isCurrent: true },
        { text: 'v1', href: 'https://v1.example/', isCurrent: false },
      ],
      links: [{ text: 'View all versions', href: 'https://mui.com/versions/' }],
    },
  ]);
});

test('a version without a page has no link', () => {
  expect(create({}, [])[0]?.rows[0]?.href).toBeUndefined();
});

test('a tree without a version menu has one row', () => {
  expect(create({ versions: undefined, version: '0.14.x' })[0]?.rows).toEqual([
    { text: '0.14.x', href: '/joy-ui/a', isCurrent: true },
  ]);
});

test.each<[string, Partial<NavTree>]>([
  ['without versions', { versions: undefined }],
  ['about the site itself', { category: 'docs' }],
])('a tree %s has no table', (_, change) => {
  expect(create(change)).toEqual([]);
});

import { nameGroups, withRouteTableFiles } from './nameGroups';

const group = (name: string | undefined, ...requests: string[]) => ({
  name,
  requests,
  files: [],
  children: [],
});

test('unnamed groups get the name of their page or of their route-table file', () => {
  const groups = [
    group('main'),
    group(undefined, '@site/docs/a.mdx'),
    group(undefined, './shard-3.js'),
    group(undefined, './sidebar-0.js'),
    group(undefined, './Demo.tsx'),
  ];
  const names = { '@site/docs/a.mdx': 'abc' };
  expect(nameGroups(groups, names).map(({ name }) => name)).toEqual([
    'main',
    'abc',
    './shard-3.js',
    './sidebar-0.js',
    undefined,
  ]);
});

test('a page has its shard and its sidebar in addition to its own chunks', () => {
  expect(
    withRouteTableFiles({ '/a': ['abc'], '/blog': ['x'] }, { '/a': ['./shard-3.js'] }),
  ).toEqual({
    '/a': ['abc', './shard-3.js'],
    '/blog': ['x'],
  });
});

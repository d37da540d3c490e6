import { assertUniquePathnames } from './assertUniquePathnames';
import type { NavNode, NavTree } from './types';

const createTree = (id: string, pages: readonly NavNode[]): NavTree => ({
  id,
  name: id,
  category: 'core',
  root: `/${id}`,
  pages,
});

const LINES: Readonly<Record<string, readonly number[]>> = {
  '/a': [4, 7],
  '/b': [10, 11, 12],
  '/x/charts': [],
};
const findLines = (_file: string, pathname: string): readonly number[] => LINES[pathname] ?? [];

test('accepts the same pathname in two trees', () => {
  expect(() => {
    assertUniquePathnames(
      [
        createTree('joy-ui', [{ pathname: '/a' }, { pathname: '/b' }]),
        createTree('x', [{ pathname: '/a' }]),
      ],
      findLines,
    );
  }).not.toThrow();
});

test('reports every duplicate in every tree, including groups, by file and line', () => {
  const reason =
    'so the sidebar can\'t tell which of them is active. Remove one of them, or give a group its own pathname, for example one that ends in "-group".';
  expect(() => {
    assertUniquePathnames(
      [
        createTree('joy-ui', [
          { pathname: '/a', title: 'Group', children: [{ pathname: '/a', title: 'Page' }] },
          { pathname: '/b', title: 'One' },
          { pathname: '/b', title: 'Two' },
          { pathname: '/b', title: 'Three' },
        ]),
        createTree('x', [{ pathname: '/x/charts' }, { pathname: '/x/charts', subheader: 'More' }]),
      ],
      findLines,
    );
  }).toThrow(
    new Error(
      [
        `src/shell/navigation/data/joyUi.ts:4: The pathname /a belongs to "Group" and "Page" (also on line 7), ${reason}`,
        `src/shell/navigation/data/joyUi.ts:10: The pathname /b belongs to "One" and "Two" and "Three" (also on lines 11 and 12), ${reason}`,
        `src/shell/navigation/data/x.ts:1: The pathname /x/charts belongs to "Charts" and "More", ${reason}`,
      ].join('\n'),
    ),
  );
});

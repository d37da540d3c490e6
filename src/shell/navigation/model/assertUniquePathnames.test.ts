import { assertUniquePathnames } from './assertUniquePathnames';
import type { NavNode, NavTree } from './types';

const createTree = (id: string, pages: readonly NavNode[]): NavTree => ({
  id,
  name: id,
  category: 'core',
  root: `/${id}`,
  pages,
});

test('accepts the same pathname in two trees', () => {
  expect(() => {
    assertUniquePathnames([
      createTree('joy-ui', [{ pathname: '/a' }, { pathname: '/b' }]),
      createTree('x', [{ pathname: '/a' }]),
    ]);
  }).not.toThrow();
});

test('reports every duplicate in every tree, including groups', () => {
  expect(() => {
    assertUniquePathnames([
      createTree('joy-ui', [
        { pathname: '/a', title: 'Group', children: [{ pathname: '/a', title: 'Page' }] },
        { pathname: '/b', title: 'One' },
        { pathname: '/b', title: 'Two' },
        { pathname: '/b', title: 'Three' },
      ]),
      createTree('x', [{ pathname: '/x/charts' }, { pathname: '/x/charts', subheader: 'More' }]),
    ]);
  }).toThrow(
    new Error(
      [
        'Duplicated pathname /a in tree "joy-ui" (src/shell/navigation/data/joyUi.ts): "Group" and "Page".',
        'Duplicated pathname /b in tree "joy-ui" (src/shell/navigation/data/joyUi.ts): "One" and "Two" and "Three".',
        'Duplicated pathname /x/charts in tree "x" (src/shell/navigation/data/x.ts): "Charts" and "More".',
        "A pathname identifies a node, so the sidebar can't tell which of the two is active.",
        'Remove one of them, or give a group its own pathname, for example one that ends in "-group".',
      ].join('\n'),
    ),
  );
});

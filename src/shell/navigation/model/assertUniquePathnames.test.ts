import { assertUniquePathnames } from './assertUniquePathnames';
import type { NavNode, NavTree } from './types';

const createTree = (id: string, pages: readonly NavNode[]): NavTree => ({
  id,
  name: id,
  category: 'core',
  root: `/${id}`,
  pages,
});

test('accepts a pathname that is in two trees', () => {
  expect(() => {
    assertUniquePathnames([
      createTree('joy-ui', [{ pathname: '/a' }, { pathname: '/b' }]),
      createTree('x', [{ pathname: '/a' }]),
    ]);
  }).not.toThrow();
});

test('names every duplicate of every tree, groups included', () => {
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
        'The pathname is the identity of a node: with two, the sidebar cannot tell which one is active.',
        'Remove one of them, or give a group a name of its own, such as one ending in "-group".',
      ].join('\n'),
    ),
  );
});

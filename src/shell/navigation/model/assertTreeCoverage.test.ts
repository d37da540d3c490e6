import { assertTreeCoverage, type TreeCoverage } from './assertTreeCoverage';
import type { NavTree } from './types';

const trees: readonly NavTree[] = [
  { id: 'docs', name: 'Docs', category: 'docs', root: '/', pages: [{ pathname: '/versions' }] },
  {
    id: 'joy-ui',
    name: 'Joy UI',
    category: 'core',
    root: '/joy-ui',
    pages: [{ pathname: '/joy-ui/a' }, { pathname: '/joy-ui/b' }, { pathname: '/x/guest' }],
  },
  { id: 'x', name: 'MUI X', category: 'x', root: '/x', pages: [] },
];

const exact: TreeCoverage = {
  trees,
  pages: new Map([['/joy-ui/a', 'joy-ui/a']]),
  unwritten: ['/joy-ui/b'],
  unwrittenCeiling: 1,
};

const list = 'src/shell/navigation/data/unwritten.ts';

test('accepts pages that have a node, and an exact list of unwritten pages', () => {
  expect(() => {
    assertTreeCoverage(exact);
  }).not.toThrow();
});

test.each<[string, Partial<TreeCoverage>, string[]]>([
  [
    'a page without a node',
    { pages: new Map([['/joy-ui/c', 'joy-ui/c/index']]) },
    [
      'docs/joy-ui/c/index.mdx:1: The page isn\'t in any sidebar. Add a node with the pathname /joy-ui/c to src/shell/navigation/data/joyUi.ts, or start the file name with "_" if it isn\'t a page.',
    ],
  ],
  [
    'a page that only another product lists',
    { pages: new Map([['/x/guest', 'x/guest']]) },
    [
      'docs/x/guest.mdx:1: The page isn\'t in any sidebar. Add a node with the pathname /x/guest to src/shell/navigation/data/x.ts, or start the file name with "_" if it isn\'t a page.',
    ],
  ],
  [
    'an unwritten page that exists',
    { pages: new Map([['/joy-ui/b', 'joy-ui/b']]) },
    [
      `${list}: The page /joy-ui/b exists, so it's no longer unwritten. Remove it from the list and lower UNWRITTEN_CEILING.`,
    ],
  ],
  [
    'an unwritten page that no tree lists, and a wrong ceiling',
    { unwritten: ['/joy-ui/b', '/joy-ui/z'] },
    [
      `${list}: /joy-ui/z isn't in any navigation tree. Remove it from the list.`,
      `${list}: The list has 2 pathnames, but UNWRITTEN_CEILING is 1. Make them equal; the number may go down as pages are written, but never up.`,
    ],
  ],
  [
    'an unwritten page that is listed twice',
    { unwritten: ['/joy-ui/b', '/joy-ui/b'], unwrittenCeiling: 2 },
    [`${list}: /joy-ui/b is listed twice. Remove one of them.`],
  ],
])('reports %s', (_, change, problems) => {
  expect(() => {
    assertTreeCoverage({ ...exact, ...change });
  }).toThrow(new Error(problems.join('\n')));
});

test('for a page outside every tree, names the folder of the trees', () => {
  expect(() => {
    assertTreeCoverage({ ...exact, trees: trees.slice(1), pages: new Map([['/other', 'other']]) });
  }).toThrow('Add a node with the pathname /other to a tree in src/shell/navigation/data,');
});

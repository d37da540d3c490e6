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

test('accepts pages that have a node and a list that is exact', () => {
  expect(() => {
    assertTreeCoverage(exact);
  }).not.toThrow();
});

test.each<[string, Partial<TreeCoverage>, string[]]>([
  [
    'a page without a node',
    { pages: new Map([['/joy-ui/c', 'joy-ui/c/index']]) },
    [
      'docs/joy-ui/c/index.mdx:1: The page is in no sidebar: add a node with the pathname /joy-ui/c to src/shell/navigation/data/joyUi.ts, or begin the file\'s name with "_".',
    ],
  ],
  [
    'a page that only another product lists',
    { pages: new Map([['/x/guest', 'x/guest']]) },
    [
      'docs/x/guest.mdx:1: The page is in no sidebar: add a node with the pathname /x/guest to src/shell/navigation/data/x.ts, or begin the file\'s name with "_".',
    ],
  ],
  [
    'an unwritten page that is written',
    { pages: new Map([['/joy-ui/b', 'joy-ui/b']]) },
    [`/joy-ui/b is written: remove it from ${list} and lower UNWRITTEN_CEILING.`],
  ],
  [
    'an unwritten page that no tree lists, and a wrong ceiling',
    { unwritten: ['/joy-ui/b', '/joy-ui/z'] },
    [
      `/joy-ui/z is in no tree: remove it from ${list}.`,
      `${list} has 2 pathnames, but UNWRITTEN_CEILING is 1: make them equal. The number goes down as pages are written, never up.`,
    ],
  ],
  [
    'an unwritten page that is listed twice',
    { unwritten: ['/joy-ui/b', '/joy-ui/b'], unwrittenCeiling: 2 },
    [`/joy-ui/b is twice in ${list}: remove one.`],
  ],
])('refuses %s', (_, change, problems) => {
  expect(() => {
    assertTreeCoverage({ ...exact, ...change });
  }).toThrow(new Error(problems.join('\n')));
});

test('a page outside every tree is sent to the folder of trees', () => {
  expect(() => {
    assertTreeCoverage({ ...exact, trees: trees.slice(1), pages: new Map([['/other', 'other']]) });
  }).toThrow('add a node with the pathname /other to a tree in src/shell/navigation/data,');
});

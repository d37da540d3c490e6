import { addNavNode, removeUnwritten } from './addNavNode';

const TREE = `export const tree = {
  id: 'material-ui',
  pages: [
    { pathname: '/material-ui/guides', children: [{ pathname: '/material-ui/guides/api', title: 'API' }] },
    { pathname: '/material-ui/react-badge', title: 'Badge' },
    { pathname: '/material-ui/react-chip', title: 'Chip' },
  ],
};
`;

test('a page goes behind the last one that shares most of its address', () => {
  const added = addNavNode(TREE, { pathname: '/material-ui/guides/forms', title: 'Forms' }, 't.ts');
  expect(added).toContain(
    "{ pathname: '/material-ui/guides/api', title: 'API' }, { pathname: '/material-ui/guides/forms', title: 'Forms' }",
  );
  const last = addNavNode(TREE, { pathname: '/material-ui/react-x', title: "X's" }, 't.ts');
  expect(last).toContain("title: 'Chip' }, { pathname: '/material-ui/react-x', title: 'X\\'s' }");
});

test('a file without pages cannot take one', () => {
  expect(() => addNavNode('export const a = 1;', { pathname: '/a/b', title: 'B' }, 't.ts')).toThrow(
    't.ts has no page beside which /a/b could stand',
  );
});

test('a written page leaves the list, and the ceiling falls by the number removed', () => {
  const text =
    "export const UNWRITTEN_CEILING = 3;\nconst a = [\n  '/a',\n  '/a/b',\n  '/c',\n];\n";
  expect(removeUnwritten(text, ['/a', '/c', '/never-there'])).toBe(
    "export const UNWRITTEN_CEILING = 1;\nconst a = [\n  '/a/b',\n];\n",
  );
});

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

test('adds a page after the last one whose pathname shares the most segments', () => {
  const added = addNavNode(TREE, { pathname: '/material-ui/guides/forms', title: 'Forms' }, 't.ts');
  expect(added).toContain(
    "{ pathname: '/material-ui/guides/api', title: 'API' }, { pathname: '/material-ui/guides/forms', title: 'Forms' }",
  );
  const last = addNavNode(TREE, { pathname: '/material-ui/react-x', title: "X's" }, 't.ts');
  expect(last).toContain("title: 'Chip' }, { pathname: '/material-ui/react-x', title: 'X\\'s' }");
});

test('refuses to add a page to a file without pages', () => {
  expect(() => addNavNode('export const a = 1;', { pathname: '/a/b', title: 'B' }, 't.ts')).toThrow(
    "t.ts: Can't add a node for /a/b",
  );
});

test('removes written pages from the list and lowers the ceiling by their number', () => {
  const text =
    "export const UNWRITTEN_CEILING = 3;\nconst a = [\n  '/a',\n  '/a/b',\n  '/c',\n];\n";
  expect(removeUnwritten(text, ['/a', '/c', '/never-there'])).toBe(
    "export const UNWRITTEN_CEILING = 1;\nconst a = [\n  '/a/b',\n];\n",
  );
});

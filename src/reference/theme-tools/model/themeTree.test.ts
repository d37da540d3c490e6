import { createThemeTree, filterTree, listAncestors, listGroups } from './themeTree';
import { listRows, moveInTree } from './treeRows';

const tree = createThemeTree(
  { palette: { mode: 'light', primary: { main: '#1', dark: '#2' } }, spacing: () => 8 },
  { palette: { mode: 'dark', primary: { main: '#3', dark: '#2' } }, spacing: () => 8 },
);

test('createThemeTree sets the dark value only if it differs', () => {
  expect(tree[0]?.children?.[0]).toEqual({
    key: 'mode',
    path: '$.palette.mode',
    light: "'light'",
    dark: "'dark'",
  });
  expect(tree[1]).toEqual({ key: 'spacing', path: '$.spacing', light: 'function' });
});

test('a key that only one scheme has counts as different', () => {
  const [node] = filterTree(createThemeTree({ a: { b: 1 } }, { a: { b: 1, c: 2 } }), '', true);
  expect(node?.children).toEqual([{ key: 'c', path: '$.a.c', light: 'undefined', dark: '2' }]);
});

test('filterTree keeps matching nodes and their ancestors', () => {
  expect(listGroups(filterTree(tree, 'primary main', false))).toEqual([
    '$.palette',
    '$.palette.primary',
  ]);
  expect(filterTree(tree, '#3', false)[0]?.children?.[0]?.children).toHaveLength(1);
  expect(filterTree(tree, 'nowhere', false)).toEqual([]);
});

test('filterTree keeps everything below a matching group', () => {
  expect(filterTree(tree, 'primary', false)[0]?.children?.[0]?.children).toHaveLength(2);
});

test('filterTree can keep only what differs between the schemes', () => {
  const paths = listRows(filterTree(tree, '', true), new Set(listGroups(tree))).map(
    ({ node }) => node.path,
  );
  expect(paths).toEqual([
    '$.palette',
    '$.palette.mode',
    '$.palette.primary',
    '$.palette.primary.main',
  ]);
});

test('listAncestors returns all groups of a path', () => {
  expect(listAncestors('$.palette.primary')).toEqual(['$.palette', '$.palette.primary']);
  expect(listAncestors('nonsense')).toEqual([]);
});

describe('moveInTree', () => {
  const rows = listRows(tree, new Set(['$.palette']));
  const press = (key: string, index: number, isRtl = false): unknown =>
    moveInTree(rows, index, key, isRtl);

  test('listRows leaves out rows in collapsed groups', () => {
    expect(
      rows.map(({ node, level, position, size }) => [node.key, level, position, size]),
    ).toEqual([
      ['palette', 1, 1, 2],
      ['mode', 2, 1, 2],
      ['primary', 2, 2, 2],
      ['spacing', 1, 2, 2],
    ]);
  });

  test.each([
    ['ArrowDown', 0, { type: 'focus', index: 1 }],
    ['ArrowUp', 0, { type: 'focus', index: 0 }],
    ['End', 0, { type: 'focus', index: 3 }],
    ['Home', 3, { type: 'focus', index: 0 }],
    ['ArrowRight', 0, { type: 'focus', index: 1 }],
    ['ArrowRight', 2, { type: 'toggle', path: '$.palette.primary' }],
    ['ArrowRight', 1, undefined],
    ['ArrowLeft', 0, { type: 'toggle', path: '$.palette' }],
    ['ArrowLeft', 2, { type: 'focus', index: 0 }],
    ['Enter', 2, { type: 'toggle', path: '$.palette.primary' }],
    ['s', 0, { type: 'focus', index: 3 }],
    ['p', 2, { type: 'focus', index: 0 }],
    ['Tab', 0, undefined],
  ])('%s at row %d', (key, index, move) => {
    expect(press(key, index)).toEqual(move);
  });

  test('horizontal arrow keys follow the text direction', () => {
    expect(press('ArrowLeft', 2, true)).toEqual({ type: 'toggle', path: '$.palette.primary' });
  });
});

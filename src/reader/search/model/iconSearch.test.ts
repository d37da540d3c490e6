import { searchIn, kinds, record, titles } from './__fixtures__/searchIn';

const icon = (title: string, isSingle = false) =>
  record('icon', title, { url: '', ...(isSingle ? { isSingle } : {}) });
const ICONS = [icon('Delete'), icon('DeleteForever'), icon('GitHub', true), icon('Menu')];

test.each([
  ['DeleteIcon', 'Delete'],
  ['delete icon', 'Delete'],
  ['@mui/icons-material/Delete', 'Delete'],
  ['DeleteOutlined', 'DeleteOutlined'],
  ['DeleteForeverTwoToneIcon', 'DeleteForeverTwoTone'],
  // Logos have no variants.
  ['GitHubOutlined', 'GitHub'],
])('%s finds the icon %s', (text, title) => {
  expect(titles(searchIn(ICONS, text))[0]).toBe(title);
});

test('icons come first if nothing else has that name', () => {
  const others = [
    record('prop', 'deleteIcon', { context: 'Chip' }),
    record('heading', 'Delete a row'),
    record('page', 'Menu'),
  ];
  const first = (text: string) => kinds(searchIn([...ICONS, ...others], text))[0];
  expect(first('Delete')).toBe('icon');
  expect(first('DeleteIcon')).toBe('icon');
  expect(first('delete icon')).toBe('icon');
  expect(first('MenuIcon')).toBe('icon');
  // A prop with exactly this name, and a page.
  expect(first('deleteIcon')).toBe('prop');
  expect(first('deleteicon')).toBe('prop');
  expect(first('Menu')).toBe('page');
});

test('some results are reserved for icons', () => {
  const KINDS = ['page', 'prop', 'heading', 'class', 'slot'] as const;
  const others = KINDS.flatMap((kind) =>
    Array.from({ length: 8 }, (_, at) => record(kind, `Menu ${String(at)}`)),
  );
  const icons = Array.from({ length: 8 }, (_, at) => icon(`Menu${String(at)}`));
  const { groups } = searchIn([...others, ...icons], 'menu');
  expect(groups.map(({ results }) => results.length)).toEqual([6, 6, 6, 2, 4]);
  expect(groups.at(-1)?.kind).toBe('icon');
});

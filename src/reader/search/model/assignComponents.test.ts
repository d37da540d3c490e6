import { assignComponents } from './assignComponents';

const page = (title: string, components: string[], product = 'x-data-grid') => ({
  title,
  components,
  product,
});
const componentsOf = (...pages: ReturnType<typeof page>[]) =>
  assignComponents(pages).map(({ components }) => components);

test('a component belongs to the page with its name, in every plan', () => {
  expect(
    componentsOf(
      page('Data Grid', ['DataGrid', 'DataGridPro']),
      page('Sorting', ['DataGrid']),
      page('Pinning', ['DataGridPro', 'GridColDef']),
    ),
  ).toEqual([['DataGrid', 'DataGridPro'], [], ['GridColDef']]);
});

test('a component without a page of its own stays with all that name it', () => {
  const pages = [page('Switch', ['Switch', 'FormControl']), page('Checkbox', ['FormControl'])];
  expect(componentsOf(...pages)).toEqual([['Switch', 'FormControl'], ['FormControl']]);
});

test('a page of another product has nothing to say', () => {
  expect(componentsOf(page('Button', ['Button'], 'joy-ui'), page('Theme', ['Button']))).toEqual([
    ['Button'],
    ['Button'],
  ]);
});

test('a translated page is known by its English title', () => {
  const translated = { ...page('按钮', ['Button']), originalTitle: 'Button' };
  expect(componentsOf(translated, page('Theme', ['Button']))).toEqual([['Button'], []]);
});

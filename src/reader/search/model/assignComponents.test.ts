import { assignComponents } from './assignComponents';

const page = (title: string, components: string[], product = 'x-data-grid') => ({
  title,
  components,
  product,
});
const componentsOf = (...pages: ReturnType<typeof page>[]) =>
  assignComponents(pages).map(({ components }) => components);

test('a component and its Pro and Premium versions belong to the page with their name', () => {
  expect(
    componentsOf(
      page('Data Grid', ['DataGrid', 'DataGridPro']),
      page('Sorting', ['DataGrid']),
      page('Pinning', ['DataGridPro', 'GridColDef']),
    ),
  ).toEqual([['DataGrid', 'DataGridPro'], [], ['GridColDef']]);
});

test('a component without its own page stays with all pages that list it', () => {
  const pages = [page('Switch', ['Switch', 'FormControl']), page('Checkbox', ['FormControl'])];
  expect(componentsOf(...pages)).toEqual([['Switch', 'FormControl'], ['FormControl']]);
});

test('a page of another product has no effect', () => {
  expect(componentsOf(page('Button', ['Button'], 'joy-ui'), page('Theme', ['Button']))).toEqual([
    ['Button'],
    ['Button'],
  ]);
});

test('a translated page is matched by its English title', () => {
  const translated = { ...page('按钮', ['Button']), originalTitle: 'Button' };
  expect(componentsOf(translated, page('Theme', ['Button']))).toEqual([['Button'], []]);
});

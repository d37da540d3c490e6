import { searchIn, kinds, record, titles } from './__fixtures__/searchIn';

test('the page with exactly this title comes before one with a part of it', () => {
  const records = [
    record('page', 'Icons', { text: 'Icons of Material Design and others' }),
    record('page', 'Material Icons', { text: 'All icons in a list' }),
    ...['Button', 'Dialog', 'Menu'].map((title) => record('page', title)),
  ];
  expect(titles(searchIn(records, 'material icons'))[0]).toBe('Material Icons');
});

test.each([
  ['chips', 'Chip', 'Chips'],
  ['switches', 'Switch', 'Switches'],
  ['tab', 'Tabs', 'Tab'],
])('%s finds the page %s before a section %s', (text, page, heading) => {
  const records = [record('heading', heading, { context: 'Select' }), record('page', page)];
  expect(titles(searchIn(records, text))).toEqual([page, heading]);
});

test('a page with a synonym does not come before a section with that title', () => {
  const records = [
    record('heading', 'Confirmation', { text: 'A confirmation asks for confirmation' }),
    record('page', 'Dialog', { names: 'modal\nconfirmation', lang: 'en' }),
  ];
  expect(kinds(searchIn(records, 'confirmation'))[0]).toBe('heading');
});

test('the translated name of an untranslated page comes before a section with that title', () => {
  const records = [
    record('heading', '登录', { context: '模板' }),
    record('page', 'Sign-in Page', { names: 'login\n登录', lang: 'en', product: 'toolpad-core' }),
  ];
  expect(titles(searchIn(records, '登录'))).toEqual(['Sign-in Page', '登录']);
});

test('a product name and a title find the page of that product', () => {
  const records = [
    record('page', 'Button', { url: '/m' }),
    record('page', 'Button', { url: '/j', product: 'joy-ui' }),
    record('page', 'Button Group', { product: 'joy-ui', text: 'Joy Button beside Joy Button' }),
  ];
  const [first] = searchIn(records, 'joy button').groups;
  expect(first?.results[0]?.record.url).toBe('/j');
});

test('a prop of MUI X comes before the same prop of Toolpad', () => {
  const records = [
    record('prop', 'onRowClick', { context: 'List', product: 'toolpad-core', url: '/a' }),
    record('prop', 'onRowClick', { context: 'DataGrid', product: 'x-data-grid', url: '/b' }),
  ];
  const [first] = searchIn(records, 'onRowClick').groups;
  expect(first?.results.map(({ record: { context } }) => context)).toEqual(['DataGrid', 'List']);
});

test.each([
  ['زر', 'الزر Button'],
  ['الزر', 'الزر Button'],
  ['تثبيت', 'التثبيت'],
  ['ألوان', 'الألوان'],
])('%s finds the page %s', (text, title) => {
  const records = [record('page', 'Row pinning', { names: 'تثبيت الصفوف' }), record('page', title)];
  expect(titles(searchIn(records, text))[0]).toBe(title);
});

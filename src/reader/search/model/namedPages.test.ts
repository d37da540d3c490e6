import { ask, kinds, record, titles } from './__fixtures__/askRecords';

test('the page with the whole title goes before one that has a part of it', () => {
  const records = [
    record('page', 'Icons', { text: 'Icons of Material Design and others' }),
    record('page', 'Material Icons', { text: 'All icons in a list' }),
    ...['Button', 'Dialog', 'Menu'].map((title) => record('page', title)),
  ];
  expect(titles(ask(records, 'material icons'))[0]).toBe('Material Icons');
});

test.each([
  ['chips', 'Chip', 'Chips'],
  ['switches', 'Switch', 'Switches'],
  ['tab', 'Tabs', 'Tab'],
])('%s is the page %s before a section %s', (text, page, heading) => {
  const records = [record('heading', heading, { context: 'Select' }), record('page', page)];
  expect(titles(ask(records, text))).toEqual([page, heading]);
});

test('a synonym does not go before a section with that title', () => {
  const records = [
    record('heading', 'Confirmation', { text: 'A confirmation asks for confirmation' }),
    record('page', 'Dialog', { names: 'modal\nconfirmation', lang: 'en' }),
  ];
  expect(kinds(ask(records, 'confirmation'))[0]).toBe('heading');
});

test('the translated name of an untranslated page goes before a section with that title', () => {
  const records = [
    record('heading', '登录', { context: '模板' }),
    record('page', 'Sign-in Page', { names: 'login\n登录', lang: 'en', product: 'toolpad-core' }),
  ];
  expect(titles(ask(records, '登录'))).toEqual(['Sign-in Page', '登录']);
});

test('the name of a product and a title is the page of that product', () => {
  const records = [
    record('page', 'Button', { url: '/m' }),
    record('page', 'Button', { url: '/j', product: 'joy-ui' }),
    record('page', 'Button Group', { product: 'joy-ui', text: 'Joy Button beside Joy Button' }),
  ];
  const [first] = ask(records, 'joy button').groups;
  expect(first?.results[0]?.record.url).toBe('/j');
});

test('a prop of MUI X goes before the same prop of Toolpad', () => {
  const records = [
    record('prop', 'onRowClick', { context: 'List', product: 'toolpad-core', url: '/a' }),
    record('prop', 'onRowClick', { context: 'DataGrid', product: 'x-data-grid', url: '/b' }),
  ];
  const [first] = ask(records, 'onRowClick').groups;
  expect(first?.results.map(({ record: { context } }) => context)).toEqual(['DataGrid', 'List']);
});

test.each([
  ['زر', 'الزر Button'],
  ['الزر', 'الزر Button'],
  ['تثبيت', 'التثبيت'],
  ['ألوان', 'الألوان'],
])('%s finds the page %s', (text, title) => {
  const records = [record('page', 'Row pinning', { names: 'تثبيت الصفوف' }), record('page', title)];
  expect(titles(ask(records, text))[0]).toBe(title);
});

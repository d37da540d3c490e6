import {
  createTokenizer,
  foldText,
  tokenizeQuery,
  tokenizeQueryNames,
  tokenizeQueryParts,
} from './tokenize';

const tokenizeText = (text: string): string[] => createTokenizer().tokenize(text);

test.each([
  ['slotProps.input', ['slotprops', 'slot', 'props', 'input', 'slotpropsinput']],
  ['.MuiButton-root', ['muibutton', 'mui', 'button', 'root', 'muibuttonroot']],
  ['date-picker', ['date', 'picker', 'datepicker']],
  ['useMediaQuery', ['usemediaquery', 'use', 'media', 'query']],
  ['XAxisProps', ['xaxisprops', 'x', 'axis', 'props']],
  ['sx', ['sx']],
  ['v7', ['v7']],
  ['Grid2', ['grid2']],
  ['@mui/material', ['mui', 'material', 'muimaterial']],
  ['Résumé Ångström', ['resume', 'angstrom']],
  ['ｆｕｌｌ', ['full']],
  ['导航栏', ['导航', '航栏']],
  ['中', ['中']],
  ['使用Dialog组件', ['使用', 'dialog', '组件']],
  ['Colours and grey', ['colors', 'and', 'gray']],
  ['الزر', ['زر']],
  ['والتثبيت بالألوان', ['تثبيت', 'وان']],
  ['ألوان الوان', ['وان', 'وان']],
  ['للزر كالجدول فالبطاقة', ['زر', 'جدول', 'بطاقة']],
  ['إلى ألف', ['الى', 'الف']],
  ['', []],
  ['🙂 -- …', []],
])('tokenizeText(%j)', (text, terms) => {
  expect(tokenizeText(text)).toEqual(terms);
});

test.each([
  ['slotProps.input', ['slotprops', 'input']],
  ['date picker date', ['date', 'picker']],
  ['导航栏', ['导航', '航栏']],
  ['<img src=x onerror=alert(1)>', ['img', 'src', 'x', 'onerror', 'alert', '1']],
  ['.*+?^${}()|[]\\', []],
  ['שלום עולם', ['שלום', 'עולם']],
])('tokenizeQuery(%j)', (query, terms) => {
  expect(tokenizeQuery(query)).toEqual(terms);
});

test.each([
  ['mui-fixed', ['muifixed'], []],
  ['a .mui-fixed app bar', ['muifixed'], ['a', 'app', 'bar']],
  ['.MuiSlider-thumb.Mui-disabled', ['muisliderthumb', 'muidisabled'], []],
  ['MuiDataGrid-root--densityCompact', ['muidatagridrootdensitycompact'], []],
  ['--mui-palette-primary-main', ['muipaletteprimarymain'], []],
  ['mui-', [], ['mui']],
  ['@mui/x-data-grid', [], ['mui', 'x', 'data', 'grid']],
  ['date-picker', [], ['date', 'picker']],
])('tokenizeQueryNames(%j)', (query, names, words) => {
  expect(tokenizeQueryNames(query)).toEqual({ names, words });
});

test('the name of a class in a query is an indexed term of the text', () => {
  const indexed = new Set(
    tokenizeText('`.MuiSlider-thumb.Mui-disabled` <Box className="mui-fixed">'),
  );
  const { names } = tokenizeQueryNames('mui-fixed Mui-disabled MuiSlider-thumb');
  expect(names.map((name) => indexed.has(name))).toEqual([true, true, true]);
});

test('a tokenizer returns the same terms when it knows the words', () => {
  const { tokenize } = createTokenizer();
  const text = 'Résumé slotProps.input 使用Dialog组件 والألوان mui-fixed\u00A0slotProps.input';
  expect([tokenize(text), tokenize(text)]).toEqual([tokenizeText(text), tokenizeText(text)]);
});

test('every query term of a text is an indexed term of the text', () => {
  for (const text of [
    'slotProps.input',
    'MuiButton-root',
    'Text Field',
    '日期选择器',
    'v7.0.2',
    'لوحة الألوان',
  ]) {
    const indexed = new Set(tokenizeText(text));
    expect(tokenizeQuery(text).filter((term) => !indexed.has(term))).toEqual([]);
  }
});

test('splits a camel-case name in a query into its parts', () => {
  expect(tokenizeQueryParts('maxWidthDialog colour')).toEqual(['max', 'width', 'dialog', 'color']);
});

test('cuts off long words, and takes linear time for long text', () => {
  expect(tokenizeText('a'.repeat(10_000))).toEqual(['a'.repeat(40)]);
  const start = performance.now();
  tokenizeQuery('aB'.repeat(100_000));
  expect(performance.now() - start).toBeLessThan(2000);
});

test('folding keeps Hangul syllables composed', () => {
  expect(foldText('한국어')).toBe('한국어');
});

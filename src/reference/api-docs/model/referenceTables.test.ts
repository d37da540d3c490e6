import { fillReferenceTables, listReferenceTables } from './referenceTables';

const page = (marker: string, rows: readonly string[]): string =>
  [
    '# Page',
    '',
    `{/* ${marker} */}`,
    '',
    '| Option | Type | Description |',
    '| :-- | :-- | :-- |',
    ...rows,
    '',
    'End.',
  ].join('\n');
const NO_MEMBER = "the first cell isn't a member of A in code font, such as `name`.";
const TYPES = new Map([
  ['factor', 'number'],
  ['mode', "'light' | 'dark'"],
]);

test('a marker names a type, the parameters of a function, or the members of one parameter', () => {
  const read = (marker: string) => listReferenceTables(page(marker, []))[0]?.target;
  expect(read('types: Options from @mui/material/styles')).toEqual({
    name: 'Options',
    module: '@mui/material/styles',
    without: [],
  });
  expect(read('types: merge() from @mui/utils/deepmerge')).toMatchObject({ parameter: '' });
  expect(read('types: create(options) from a without b, c')).toMatchObject({
    parameter: 'options',
    without: ['b', 'c'],
  });
  expect(listReferenceTables(page('a comment', []))).toEqual([]);
});

test('writes the types into the second column, whatever it contains', () => {
  const rows = ['| `factor` | `string` | how much |', '| `options.mode` | | a \\| b |'];
  const { text, problems } = fillReferenceTables(page('types: A from b', rows), () => TYPES);
  expect(problems).toEqual([]);
  expect(text).toContain('| `factor` | `number` | how much |');
  expect(text).toContain("| `options.mode` | `'light' \\| 'dark'` | a \\| b |");
  expect(text.endsWith('\nEnd.')).toBe(true);
  expect(fillReferenceTables(text, () => TYPES).text).toBe(text);
});

test('reports rows that the package does not have and members without a row', () => {
  const source = page('types: A from b', ['| `factory` | | none |', '| words | | none |']);
  expect(fillReferenceTables(source, () => TYPES).problems).toEqual([
    { line: 7, text: 'A has no member named factory.' },
    { line: 8, text: NO_MEMBER },
    {
      line: 3,
      text: 'no row shows factor, mode. Add rows, or write "without factor, mode" in the comment.',
    },
  ]);
  const without = page('types: A from b without mode', ['| `factor` | | much |']);
  expect(fillReferenceTables(without, () => TYPES).problems).toEqual([]);
});

test('reports a name that the module does not export', () => {
  const { problems } = fillReferenceTables(page('types: A from b', []), () => undefined);
  expect(problems).toEqual([{ line: 3, text: "b doesn't export a type A." }]);
});

const ROW = '| `factor` | `number` | how much |';

test.each([
  ['types: A form b', page('types: A form b', [ROW]), 'has to be'],
  ['no rows', page('types: A from b', []), 'has to follow'],
  ['no empty line', page('types: A from b', [ROW]).replace('*/}\n', '*/}'), 'has to follow'],
  [
    'another column',
    page('types: A from b', [ROW]).replace('Type |', 'Default |'),
    'has to follow',
  ],
])('reports a malformed table and leaves it unchanged: %s', (_what, source, problem) => {
  const filled = fillReferenceTables(source, () => new Map([['factor', 'string']]));
  expect(filled.text).toBe(source);
  expect(filled.problems.map(({ text }) => text).join()).toContain(problem);
});

test('reports a row without its last bar and leaves it unchanged', () => {
  const source = page('types: A from b without mode', [ROW, '| `factor` | a | b']);
  const { text, problems } = fillReferenceTables(source, () => TYPES);
  expect(problems).toEqual([{ line: 8, text: NO_MEMBER }]);
  expect(text).toBe(source);
});

test('puts a type that contains backticks in double backticks', () => {
  const source = page('types: A from b', [ROW]);
  const { text } = fillReferenceTables(source, () => new Map([['factor', '`${number}px`']]));
  expect(text).toContain('| `` `${number}px` `` |');
});

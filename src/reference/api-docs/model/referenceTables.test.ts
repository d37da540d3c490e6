import { fillReferenceTables, listReferenceTables } from './referenceTables';

const page = (mark: string, rows: readonly string[]): string =>
  [
    '# Page',
    '',
    `{/* ${mark} */}`,
    '',
    '| Option | Type | Description |',
    '| :-- | :-- | :-- |',
    ...rows,
    '',
    'End.',
  ].join('\n');
const TYPES = new Map([
  ['factor', 'number'],
  ['mode', "'light' | 'dark'"],
]);

test('a mark names a type, the parameters of a function, or the members of one parameter', () => {
  const read = (mark: string) => listReferenceTables(page(mark, []))[0]?.target;
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

test('types are written into the second column, whatever stood there', () => {
  const rows = ['| `factor` | `string` | how much |', '| `options.mode` | | a \\| b |'];
  const { text, problems } = fillReferenceTables(page('types: A from b', rows), () => TYPES);
  expect(problems).toEqual([]);
  expect(text).toContain('| `factor` | `number` | how much |');
  expect(text).toContain("| `options.mode` | `'light' \\| 'dark'` | a \\| b |");
  expect(text.endsWith('\nEnd.')).toBe(true);
  expect(fillReferenceTables(text, () => TYPES).text).toBe(text);
});

test('rows that the package lacks and members without a row are named with their lines', () => {
  const source = page('types: A from b', ['| `factory` | | none |', '| words | | none |']);
  expect(fillReferenceTables(source, () => TYPES).problems).toEqual([
    { line: 7, text: 'A has no factory.' },
    { line: 8, text: 'A has no member of that form.' },
    {
      line: 3,
      text: 'no row shows factor, mode. Add rows, or write "without factor, mode" in the comment.',
    },
  ]);
  const without = page('types: A from b without mode', ['| `factor` | | much |']);
  expect(fillReferenceTables(without, () => TYPES).problems).toEqual([]);
});

test('a name that nothing exports is a problem', () => {
  const { problems } = fillReferenceTables(page('types: A from b', []), () => undefined);
  expect(problems).toEqual([{ line: 3, text: 'b exports no A of this kind.' }]);
});

const ROW = '| `factor` | `number` | how much |';

test.each([
  ['types: A form b', page('types: A form b', [ROW]), "isn't of the form"],
  ['no rows', page('types: A from b', []), 'have to follow'],
  ['no empty line', page('types: A from b', [ROW]).replace('*/}\n', '*/}'), 'have to follow'],
  [
    'another column',
    page('types: A from b', [ROW]).replace('Type |', 'Default |'),
    'have to follow',
  ],
])('%s: nothing is written', (_what, source, problem) => {
  const filled = fillReferenceTables(source, () => new Map([['factor', 'string']]));
  expect(filled.text).toBe(source);
  expect(filled.problems.map(({ text }) => text).join()).toContain(problem);
});

test('a row without its last bar is a problem, and stays as it is', () => {
  const source = page('types: A from b without mode', [ROW, '| `factor` | a | b']);
  const { text, problems } = fillReferenceTables(source, () => TYPES);
  expect(problems).toEqual([{ line: 8, text: 'A has no member of that form.' }]);
  expect(text).toBe(source);
});

test('a type with a template literal stays code', () => {
  const source = page('types: A from b', [ROW]);
  const { text } = fillReferenceTables(source, () => new Map([['factor', '`${number}px`']]));
  expect(text).toContain('| `` `${number}px` `` |');
});

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
  expect(read('a comment')).toBeUndefined();
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

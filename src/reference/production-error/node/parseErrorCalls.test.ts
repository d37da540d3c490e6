import { parseErrorCalls } from './parseErrorCalls';

const IMPORT = `import _format from "@mui/utils/formatMuiErrorMessage";\n`;
const wrap = (message: string, call: string): string =>
  `${IMPORT}function f(a, b) { throw new Error(process.env.NODE_ENV !== "production" ? ${message} : ${call}); }`;

test.each([
  [`'Text.'`, `_format(1)`, { code: '1', message: 'Text.' }],
  [`'One.\\n' + 'Two.'`, `_format(2)`, { code: '2', message: 'One.\nTwo.' }],
  [`\`A \\\`\${a}\\\`.\` + 'B'`, `_format(3, a)`, { code: '3', message: 'A `%s`.B' }],
  [
    `\`\${\`(\${a})\`} \${a ? \`\${b}\` : ''}\``,
    `_format(4, a, b)`,
    { code: '4', message: '%s %s' },
  ],
  [`('A ' + a)`, `_format(5, a)`, { code: '5', message: 'A %s' }],
])('reads %s', (message, call, found) => {
  expect(parseErrorCalls(wrap(message, call))).toEqual([found]);
});

test('reads every call of a file', () => {
  const source = wrap(`'A'`, '_format(1)') + wrap(`'B'`, '_format(2)').slice(IMPORT.length);
  expect(parseErrorCalls(source).map(({ code }) => code)).toEqual(['1', '2']);
});

test.each([
  ['a file without the formatter', `throw new Error(a ? 'A' : _format(1));`],
  ['a formatter of another library', wrap(`'A'`, '_format(1)').replace('formatMui', 'format')],
  ['a call of another function', wrap(`'A'`, 'other(1)')],
  ['a call without a number', wrap(`'A'`, '_format(a)')],
  ["a message that isn't a string", wrap('a', '_format(1)')],
  ['a file that only exports it', `export { default } from "./formatMuiErrorMessage.js";`],
  ['source with a syntax error', `${IMPORT} throw new (((`],
  ['an empty file', ''],
])('finds nothing in %s', (_, source) => {
  expect(parseErrorCalls(source)).toEqual([]);
});

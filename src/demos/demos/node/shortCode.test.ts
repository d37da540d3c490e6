import { parseTypeScript } from './eraseTypes';
import { shortCode as readShortCode } from './shortCode';

const shortCode = (code: string, file: string): string | undefined =>
  readShortCode(parseTypeScript(code, file));

const wrap = (jsx: string): string =>
  `const a = 1;\n\nexport default function Demo() {\n  return (\n${jsx}\n  );\n}\n`;

test('the returned JSX loses its indentation', () => {
  expect(shortCode(wrap('    <p>\n      <b />\n    </p>'), 'Demo.tsx')).toBe('<p>\n  <b />\n</p>');
});

test('one line without parentheses', () => {
  const code = 'export default function Demo() {\n  return <Button>Save</Button>;\n}\n';
  expect(shortCode(code, 'Demo.tsx')).toBe('<Button>Save</Button>');
});

test.each([
  [16, true],
  [17, false],
])('JSX of %d lines is short: %s', (count, isShort) => {
  const jsx = ['<p>', ...Array.from({ length: count - 2 }, () => '  <b />'), '</p>'];
  const code = wrap(jsx.map((line) => `    ${line}`).join('\n'));
  expect(shortCode(code, 'Demo.tsx') !== undefined).toBe(isShort);
});

test.each([
  'export default function Demo() {\n  return null;\n}\n',
  'export default function Demo() {\n  if (a) return <b />;\n}\n',
  'export const Demo = () => <b />;\n',
  'const a = 1;\n',
])('%j has no short code', (code) => {
  expect(shortCode(code, 'Demo.tsx')).toBeUndefined();
});

test('JSX with less indented text keeps its indentation', () => {
  const code = wrap('    <p>{`\na`}</p>');
  expect(shortCode(code, 'Demo.tsx')).toBe('<p>{`\na`}</p>');
});

import fs from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { transformToJavascript } from './transformToJavascript';

/** `=== name`, the TypeScript, `--- becomes`, the JavaScript. */
const cases = fs
  .readFileSync(path.join(__dirname, 'javascriptCases.txt'), 'utf8')
  .split(/^=== /m)
  .slice(1)
  .map((block) => {
    const [name = '', rest = ''] = block.split(/\n([^]*)/);
    const [source = '', result = ''] = rest.split('--- becomes\n');
    return [name, source, result] as const;
  });

test('the file of cases is complete', () => {
  expect(cases.length).toBeGreaterThan(60);
});

test.each(cases)('%s', async (_name, source, result) => {
  const output = await transformToJavascript(source, 'Demo.tsx');
  expect(output).toBe(result);
  // A parser that doesn't know types accepts the output, and converting it again changes nothing.
  expect(() => transformSync(output, { loader: 'jsx' })).not.toThrow();
  expect(await transformToJavascript(output, 'Demo.tsx')).toBe(output);
});

test('a type assertion of a .ts file', async () => {
  expect(await transformToJavascript('const a = <B>c;\n', 'a.ts')).toBe('const a = c;\n');
});

test.each([
  ['const a = 1;\nconst = 1;\n', 'Demo.tsx:2: Variable declaration expected'],
  [
    'const a = 1;\nnamespace A {\n  export const b = 1;\n}\n',
    "Demo.tsx:2: this code can't be converted to JavaScript because of a namespace",
  ],
  [
    '@a\nclass B {}\n',
    "Demo.tsx:1: this code can't be converted to JavaScript because of a decorator",
  ],
  [
    'import a = require("a");\n',
    'Demo.tsx:1: this code can\'t be converted to JavaScript because of "import ="',
  ],
  [
    'export = a;\n',
    'Demo.tsx:1: this code can\'t be converted to JavaScript because of "export ="',
  ],
  ['enum A {\n  B = Math.PI,\n}\n', 'Demo.tsx:2: the value of this enum member'],
])('%j is rejected with file and line', async (source, message) => {
  await expect(transformToJavascript(source, 'Demo.tsx')).rejects.toThrow(message);
});

test('reports all mistakes at once', async () => {
  const source = 'namespace A {\n  b();\n}\nnamespace C {\n  d();\n}\n';
  await expect(transformToJavascript(source, 'Demo.tsx')).rejects.toThrow(/:1: [^]*:4: /);
});

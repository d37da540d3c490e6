import { transformToJavascript } from './transformToJavascript';

const cases: [name: string, source: string, result: string][] = [
  [
    'types of parameters',
    'const f = (a: number): string => String(a);\n',
    'const f = (a) => String(a);\n',
  ],
  ['an interface', 'interface A {\n  b: string;\n}\n\nconst a = 1;\n', 'const a = 1;\n'],
  [
    'a type import',
    "import type { A } from 'a';\nimport b from 'b';\n\nb();\n",
    "import b from 'b';\n\nb();\n",
  ],
  [
    'an unused type in an import',
    "import { A, b } from 'a';\n\nconst c: A = b();\n",
    "import { b } from 'a';\n\nconst c = b();\n",
  ],
  ['satisfies and as', 'const a = { b: 1 } satisfies X as Y;\n', 'const a = { b: 1 };\n'],
  [
    'a generic call',
    'const [a] = useState<string | null>(null);\n',
    'const [a] = useState(null);\n',
  ],
  ['a comment', '// Why.\nconst a: number = 1; // What.\n', '// Why.\nconst a = 1; // What.\n'],
  ['a blank line', 'const a = 1;\n\nconst b = 2;\n', 'const a = 1;\n\nconst b = 2;\n'],
  ['JSX', 'const a = <B<string> c={1 as number}>text</B>;\n', 'const a = <B c={1}>text</B>;\n'],
  ['a non-null mark', 'const a = b!.c;\n', 'const a = b.c;\n'],
  [
    'an overload',
    'function f(a: string): void;\nfunction f(a: number): void;\nfunction f(a: unknown) {}\n',
    'function f(a) {}\n',
  ],
];

test.each(cases)('%s', async (_name, source, result) => {
  expect(await transformToJavascript(source, 'Demo.tsx')).toBe(result);
});

test('a blank line inside JSX stays out of the text', async () => {
  const source = 'const a = (\n  <p>\n    one\n\n    two\n  </p>\n);\n';
  expect(await transformToJavascript(source, 'Demo.tsx')).not.toContain('@blank-line');
});

test('what does not parse is an error', async () => {
  await expect(transformToJavascript('const = 1', 'Demo.tsx')).rejects.toThrow();
});

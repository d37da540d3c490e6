import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkDemos, findUnusedDemos } from './checkDemos';
import { parsePage } from './readPageSource';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-lines-'));
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});
const lines = { Short: 80, Long: 81, Endless: 251 };
for (const [name, count] of Object.entries(lines))
  fs.writeFileSync(path.join(folder, `${name}.tsx`), '// A line.\n'.repeat(count));
const find = (_file: string, src: string): Record<string, string> =>
  src === './Gone.tsx' ? {} : { system: path.join(folder, src) };
const check = (body: string, used = new Set<string>()): string[] =>
  checkDemos(
    '/',
    {
      file: 'docs/a.mdx',
      pathname: '/a',
      text: `---\ntitle: A\n---\n${body}`,
      tree: parsePage(`---\ntitle: A\n---\n${body}`),
      frontMatter: { title: 'A' },
    },
    find,
    used,
  ).map(({ file, line }) => `${file}:${String(line)}`);

test('reports a demo whose file is missing and a demo without src', () => {
  const used = new Set<string>();
  const body = '<Demo src="./Gone.tsx" />\n\n<Demo />\n\n<Demo src="./Short.tsx" />\n';
  expect(check(body, used)).toEqual(['docs/a.mdx:4', 'docs/a.mdx:6']);
  expect([...used]).toEqual([path.join(folder, 'Short.tsx')]);
});
test.each([
  ['<Demo src="./Long.tsx" />', ['docs/a.mdx:4']],
  ['<Demo example src="./Long.tsx" />', []],
  ['<Demo example src="./Endless.tsx" />', ['docs/a.mdx:4']],
])('%s: a demo may have 80 lines, an example 250', (body, found) => {
  expect(check(body)).toEqual(found);
});

test('suggests the demo for a misspelled name, and counts the demo as used', () => {
  const page = fs.mkdtempSync(path.join(folder, 'page-'));
  const demo = path.join(page, 'BasicButtons.tsx');
  fs.writeFileSync(demo, 'export default function BasicButtons() {}\n');
  const findDemo = (_file: string, src: string): Record<string, string> => {
    const target = path.join(page, src);
    return fs.existsSync(target) ? { system: target } : {};
  };
  const run = (body: string): [string[], string[]] => {
    const used = new Set<string>();
    const source = { file: 'index.mdx', text: body, tree: parsePage(body), frontMatter: {} };
    const problems = checkDemos(page, source, findDemo, used).map(({ fix }) => fix);
    return [problems, findUnusedDemos(page, [demo], used).map(({ file }) => file)];
  };
  expect(run('<Demo src="./basicButton.tsx" />')).toEqual([
    ['Did you mean "./BasicButtons.tsx"?'],
    [],
  ]);
  expect(run('<Dmo src="./BasicButtons.tsx" />')).toEqual([[], []]);
  expect(run('<Demo src="./Colors.tsx" />')[1]).toEqual(['BasicButtons.tsx']);
});

test('reports an unused demo with the line that would show it', () => {
  const entry = path.join(folder, 'Lights/css/index.tsx');
  fs.mkdirSync(path.dirname(entry), { recursive: true });
  fs.writeFileSync(entry, 'export default function Lights() {}\n');
  const [problem] = findUnusedDemos(folder, [entry], new Set());
  expect(problem?.fix).toContain('<Demo src="./Lights" />');
  expect(findUnusedDemos(folder, [entry], new Set(), () => true)).toEqual([]);
});

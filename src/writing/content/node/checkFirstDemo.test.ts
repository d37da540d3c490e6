import { checkFirstDemo } from '../model/rules/checkFirstDemo';
import type { Problem } from '../model/problem';
import { parsePage } from './readPageSource';

const demo = '<Demo src="./X.tsx" />\n\n';
const sample = '```tsx\nconst a = 1;\n```\n\n';

/** A page below three lines of front matter, so that its first line is line 4. */
function check(
  body: string,
  frontMatter: Record<string, unknown> = { components: ['X'] },
): Problem[] {
  const text = `---\ntitle: A\n---\n${body}`;
  return checkFirstDemo({ file: 'docs/a.mdx', text, tree: parsePage(text), frontMatter });
}

test.each([
  [
    'with a demo below a heading and a sentence',
    `An X.\n\n## Basics\n\nA size.\n\n${demo}${sample}`,
  ],
  ['with a playground', `An X.\n\n<Playground of="X" />\n\n${sample}`],
  ['without demos', `An X.\n\n${sample}`],
  ['with 800 characters before it', `${'x'.repeat(800)}\n\n${demo}`],
])('accepts a page %s', (_name, body) => {
  expect(check(body)).toEqual([]);
});
test('ignores pages that document no component', () => {
  expect(check(sample + demo, {})).toEqual([]);
});
test.each([
  ['a sample', `An X.\n\n${sample}${demo}`, 10, 'a code sample (line 6)'],
  ['a table', `| a |\n| - |\n| b |\n\n${demo}`, 8, 'a table (line 4)'],
  ['a list', `- a\n- b\n\n${demo}`, 7, 'a list (line 4)'],
  [
    'an install command',
    `<PackageManagers packages="a@1" />\n\n${demo}`,
    6,
    'an installation command',
  ],
  ['long prose', `${'x'.repeat(801)}\n\n${demo}`, 6, '801 characters of text'],
])('reports %s before the demo', (_name, body, line, what) => {
  const problems = check(body);
  expect(problems.map((problem) => problem.line)).toEqual([line]);
  expect(problems[0]?.what).toContain(what);
  expect(check(body, { hooks: ['useX'] })).toEqual(problems);
});

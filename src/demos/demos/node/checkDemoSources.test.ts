import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkDemoSources } from './checkDemoSources';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-sources-'));
afterAll(() => {
  fs.rmSync(siteDir, { recursive: true });
});

function check(...sources: string[]): string[] {
  const files = sources.map((source, index) => {
    const file = path.join(siteDir, `Demo${String(index)}.tsx`);
    fs.writeFileSync(file, source.replace('function Demo()', `function Demo${String(index)}()`));
    return file;
  });
  return checkDemoSources(siteDir, files).map(
    ({ file, line, what }) => `${file}:${String(line)}: ${what}`,
  );
}
const body = (text: string): string => `export default function Demo() {\n  ${text}\n}\n`;

test.each([
  body('const [id] = useState(() => 1);\n  return <p id="a">{id}</p>;'),
  body('const open = () => window.open(String(Date.now()));\n  return <p onClick={open} />;'),
  body('return <p>{new Date(2026, 1, 2).getDate()}</p>;'),
])('%s passes', (source) => {
  expect(check(source)).toEqual([]);
});

test.each([
  ['a tag that is not closed', body('return <p>;'), 2, "can't be parsed"],
  [
    'window at module level',
    `const width = window.innerWidth;\n${body('return <p />;')}`,
    1,
    '"window"',
  ],
  ['a random value', body('return <p>{Math.random()}</p>;'), 2, 'Math.random()'],
  ['a function with another name', 'export default function Other() {}\n', 1, 'is named Other'],
  ['a function without a name', '\nexport default function () {}\n', 2, 'has no name'],
  ['no default export', 'export function Demo() {}\n', 1, 'no default export'],
  [
    'a file outside the folder of pages',
    `import x from '../src/x';\n${body('return <p>{x}</p>;')}`,
    1,
    '"../src/x", which is outside docs/',
  ],
  [
    'a stylesheet that does not exist',
    `import './gone.css';\n${body('return <p />;')}`,
    1,
    'there is no gone.css',
  ],
  ['the time', body('return <p>{new Date().getDate()}</p>;'), 2, 'new Date()'],
])('reports %s by file and line', (_name, source, line, message) => {
  const problems = check(source);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^Demo0\\.tsx:${String(line)}: `));
  expect(problems[0]).toContain(message);
});

test('an id in two demos of a page is reported in the second one', () => {
  const source = body('return <p id="a" />;');
  expect(check(source, source)).toEqual([expect.stringMatching(/^Demo1\.tsx:2: The id "a"/)]);
});

test('an id used twice in a demo is reported at the second use', () => {
  const source = body('return <p id="a"><b id="a" /></p>;');
  expect(check(source)).toEqual([
    expect.stringMatching(/^Demo0\.tsx:2: The id "a" is also in line 2/),
  ]);
});

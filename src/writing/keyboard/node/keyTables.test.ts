import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { formatProblem } from '../../content/model/problem';
import { parsePage } from '../../content/node/readPageSource';
import { formatKeyMarkdown } from '../model/formatKeyMarkdown';
import { findKeyTables } from './findKeyTables';

const GOOD = `export const keys: KeyTable = {
  start: 'button "Save"',
  rows: [
    { keys: ['Enter', 'Shift+ArrowDown'], does: 'Saves \`x\`.', expect: { focus: 'dialog' } },
  ],
};
`;
const TABLE = '<KeyboardTable of="./Save.tsx" />\n';
const PAGE = `<Demo src="./Save.tsx" />\n\n${TABLE}`;

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'keys-'));
  fs.writeFileSync(path.join(folder, 'Save.tsx'), 'export default function Save() {}');
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

function find(text: string, keys: string | undefined): ReturnType<typeof findKeyTables> {
  if (keys !== undefined) fs.writeFileSync(path.join(folder, 'Save.keys.ts'), keys);
  return findKeyTables(parsePage(text), path.join(folder, 'index.mdx'), folder);
}

test('reads a table and formats it as Markdown', () => {
  const { tables, problems } = find(PAGE, GOOD);
  expect(problems).toEqual([]);
  expect(tables).toMatchObject([{ demo: 'Save', table: { start: 'button "Save"' } }]);
  expect(formatKeyMarkdown(tables[0]?.table.rows ?? [])).toBe(
    '| Key | Effect |\n| --- | --- |\n| Enter, Shift + Down arrow | Saves `x`. |',
  );
});

test.each([
  [
    'an unknown field',
    GOOD.replace('does:', 'effect:'),
    /^Save\.keys\.ts:4: .*"rows\.0\.effect" is an unknown field \(use one of: keys, .*does/m,
  ],
  [
    'a missing field',
    GOOD.replace(", expect: { focus: 'dialog' }", ''),
    /^Save\.keys\.ts:4: "rows\.0" has no "expect"/m,
  ],
  [
    'empty expectations',
    GOOD.replace("{ focus: 'dialog' }", '{}'),
    /^Save\.keys\.ts:4: .*can be tested/m,
  ],
  [
    'an element without a role',
    GOOD.replace('\'button "Save"\'', "'Save'"),
    /^Save\.keys\.ts:2: "start" must be a role/m,
  ],
  ['code', GOOD.replace("['Enter', 'Shift+ArrowDown']", 'make()'), /^Save\.keys\.ts:4: .*no code/m],
  ['a missing file', undefined, /^Save\.keys\.ts:1: "Save\.keys\.ts" doesn't exist/m],
])('reports %s with file and line', (_, keys, message) => {
  const { problems } = find(PAGE, keys);
  expect(problems.map(formatProblem).join('\n')).toMatch(message);
});

test.each([
  [PAGE.replaceAll('Save.tsx', 'Sav.tsx'), /^index\.mdx:3: The demo "\.\/Sav\.tsx" doesn't exist/],
  [`\n\n${TABLE}`, /^index\.mdx:3: The page doesn't show the demo/],
])('reports a table whose demo is not on the page with file and line', (text, message) => {
  const { problems } = find(text, GOOD);
  expect(problems.map(formatProblem).join('\n')).toMatch(message);
});

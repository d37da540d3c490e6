import fs from 'node:fs';
import path from 'node:path';

const SITE_DIR = path.resolve(__dirname, '../../..');
const MAP = 'docs/_decisions/specification.md';
const SECTIONS = 9;

const lines = fs.readFileSync(path.join(SITE_DIR, MAP), 'utf8').split('\n');
/** Rows of the tables: line number, rule, holder, proof. */
const rows = lines.flatMap((line, index) => {
  const cells = line.split('|').map((cell) => cell.trim());
  const isRow = cells.length === 5 && cells[2] !== 'Held by' && !/^-+$/.test(cells[1] ?? '');
  return isRow
    ? [{ line: index + 1, rule: cells[1] ?? '', held: cells[2] ?? '', proof: cells[3] ?? '' }]
    : [];
});

const filesIn = (cell: string): string[] =>
  [...cell.matchAll(/`((?:src|docs|static|deploy|docusaurus\.config)[^`\s]*)`/g)].map(
    ([, file = '']) => file,
  );

test('every section of the specification has rows', () => {
  for (let section = 1; section <= SECTIONS; section += 1) {
    expect(lines.some((line) => line.startsWith(`## ${String(section)}. `))).toBe(true);
  }
  expect(rows.length).toBeGreaterThan(60);
});

test.each(rows)('line $line: $rule', ({ held, proof }) => {
  const missing = [...filesIn(held), ...filesIn(proof)].filter(
    (file) => !fs.existsSync(path.join(SITE_DIR, file)),
  );
  expect(missing).toEqual([]);
  expect(filesIn(held).length > 0 || /^(library|build):/.test(held)).toBe(true);
  const isProved = filesIn(proof).some((file) => /\.(test\.tsx?|(?:e2e|crawl)\.ts)$/.test(file));
  expect(isProved || /^(library|build)/.test(proof)).toBe(true);
});

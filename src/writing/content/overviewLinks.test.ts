import fs from 'node:fs';
import path from 'node:path';

const DOCS = path.resolve(__dirname, '../../../docs');

/** Pages that help to choose, and the heading of the table or cards that do. */
const OVERVIEWS = [
  ['material-ui/all-components.mdx', 'Find by task'],
  ['toolpad/core/all-components.mdx', 'Find by task'],
  ['x/react-charts/index.mdx', 'Choose a chart'],
] as const;

test.each(OVERVIEWS)('%s: each row or card of “%s” leads to a page', (file, heading) => {
  const page = fs.readFileSync(path.join(DOCS, file), 'utf8');
  const section = page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const lines = section.split('\n').filter((line) => /^(?:\||- )/.test(line));
  const isRule = (line = ''): boolean => /^\|[\s:|-]+\|$/.test(line);
  // Without the head of each table, and the line below it.
  const rows = lines.filter((line, index) => !isRule(line) && !isRule(lines[index + 1]));
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter((row) => !row.includes('](/'))).toEqual([]);
});

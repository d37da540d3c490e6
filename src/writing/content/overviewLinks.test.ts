import fs from 'node:fs';
import path from 'node:path';

const DOCS = path.resolve(__dirname, '../../../docs');

/** Pages that help people choose a component, and the heading of their table or cards. */
const OVERVIEWS = [
  ['material-ui/all-components.mdx', 'Find by task'],
  ['toolpad/core/all-components.mdx', 'Find by task'],
  ['x/react-charts/index.mdx', 'Choose a chart'],
] as const;

test.each(OVERVIEWS)('%s: each row or card of “%s” links to a page', (file, heading) => {
  const page = fs.readFileSync(path.join(DOCS, file), 'utf8');
  const section = page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const lines = section.split('\n').filter((line) => /^(?:\||- )/.test(line));
  const isRule = (line = ''): boolean => /^\|[\s:|-]+\|$/.test(line);
  // Without the header row of each table, and the delimiter row below it.
  const rows = lines.filter((line, index) => !isRule(line) && !isRule(lines[index + 1]));
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter((row) => !row.includes('](/'))).toEqual([]);
});

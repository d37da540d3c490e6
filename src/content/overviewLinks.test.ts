import fs from 'node:fs';
import path from 'node:path';

const DOCS = path.resolve(__dirname, '../../docs');

/** Pages that help to choose, and the heading of the table that does. */
const OVERVIEWS = [
  ['material-ui/all-components.mdx', 'Find by task'],
  ['toolpad/core/all-components.mdx', 'Find by task'],
  ['x/react-charts/index.mdx', 'Kinds of charts'],
] as const;

test.each(OVERVIEWS)('%s: each row of “%s” leads to a page', (file, heading) => {
  const page = fs.readFileSync(path.join(DOCS, file), 'utf8');
  const section = page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const table = section.slice(section.indexOf('\n|'), section.indexOf('|\n\n'));
  const [, , ...rows] = table.split('\n').filter((line) => line.startsWith('|'));
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter((row) => !row.includes('](/'))).toEqual([]);
});

import path from 'node:path';
import { fillPages } from './fillPages';

test('tables in guides document every member, with the types of the installed packages', () => {
  const pages = fillPages(path.resolve(__dirname, '../../../..'));
  expect(pages.flatMap(({ problems }) => problems)).toEqual([]);
  const stale = pages.filter(({ text, filled }) => text !== filled).map(({ file }) => file);
  // If this fails, run "npm run api:types".
  expect(stale).toEqual([]);
  expect(pages.map(({ file }) => file)).toContain(
    'docs/material-ui/customization/theming/index.mdx',
  );
});

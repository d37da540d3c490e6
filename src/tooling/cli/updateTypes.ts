import fs from 'node:fs';
import path from 'node:path';
import { fillPages } from '../../reference/api-docs/node/fillPages';

const SITE_DIR = path.resolve(__dirname, '../../..');

/**
 * `npm run api:types`: writes the types that the installed packages declare into the tables of the
 * guides that begin with a comment such as `types: ThemeProviderProps from @mui/material/styles`.
 */
function main(): void {
  const pages = fillPages(SITE_DIR);
  const changed = pages.filter(({ text, filled }) => text !== filled);
  for (const { file, filled } of changed) fs.writeFileSync(path.join(SITE_DIR, file), filled);
  const problems = pages.flatMap((page) => page.problems);
  for (const problem of problems) console.error(problem);
  console.log(
    `${String(pages.length)} pages have tables with types, ${String(changed.length)} changed.`,
  );
  process.exit(problems.length === 0 ? 0 : 1);
}

main();

import fs from 'node:fs';
import path from 'node:path';
import {
  findApiFamily,
  INDEX_NAME,
  listApiModules,
} from '../../reference/api-docs/model/apiPackages';
import { createStub, matchName } from '../../reference/api-docs/model/createStub';
import { createApiProgram } from '../../reference/api-docs/node/createApiProgram';
import { flattenPages } from '../../shell/navigation/model/flattenPages';
import { navigationTrees } from '../../shell/navigation/data/trees';

const SITE_DIR = path.resolve(__dirname, '../../..');

/**
 * Returns the page's file relative to `docs/`. If a page is named like its folder, Docusaurus would
 * give it the folder's address, so it gets a folder with an `index.mdx`.
 */
function getFile(pathname: string): string {
  const [folder, name] = pathname.split('/').slice(-2);
  return folder === name ? `${pathname}/index.mdx` : `${pathname}.mdx`;
}

/**
 * `npm run api:pages`: writes the API pages that the navigation trees list but `docs/` doesn't have.
 * They contain only front matter, because the build makes the tables. Existing pages don't change.
 */
function main(): void {
  const program = createApiProgram(SITE_DIR, listApiModules());
  const problems: string[] = [];
  const written = new Set<string>();
  for (const node of navigationTrees.flatMap(({ pages }) => flattenPages(pages))) {
    const family = findApiFamily(node.pathname);
    const file = path.join(SITE_DIR, 'docs', getFile(node.pathname));
    if (family === undefined || written.has(file) || fs.existsSync(file)) continue;
    const exported = family.packages.flatMap(({ name }) => [...program.exportsOf(name).keys()]);
    const name = matchName(node, family, exported);
    if (name === undefined) {
      problems.push(
        `${node.pathname}: nothing that ${family.packages.map((entry) => entry.name).join(', ')} exports is named "${node.title ?? ''}". Correct the title of its node in src/shell/navigation/data.`,
      );
      continue;
    }
    const isHook = /^use[A-Z]/u.test(name);
    const kind = name === INDEX_NAME ? 'index' : isHook ? 'hook' : 'other';
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, createStub(name, kind, family));
    written.add(file);
  }
  for (const problem of problems) console.error(problem);
  console.log(`${String(written.size)} API pages written, ${String(problems.length)} problems`);
  process.exit(problems.length === 0 ? 0 : 1);
}

main();

import fs from 'node:fs';
import path from 'node:path';
import * as prettier from 'prettier';
import { findPathnameFault } from '../../writing/content/model/findPathnameFault';
import { SCAFFOLD_KINDS, createScaffold } from '../../writing/content/model/scaffold';
import type { ScaffoldKind } from '../../writing/content/model/scaffold';
import type { PageEntry } from '../../shell/navigation/model/pageEntry';
import { toTitle } from '../../writing/content/model/toTitle';
import { navigationTrees } from '../../shell/navigation/data/trees';
import { unwrittenPathnames } from '../../shell/navigation/data/unwritten';
import { findOwningTree } from '../../shell/navigation/model/findOwningTree';
import { flattenPages } from '../../shell/navigation/model/flattenPages';
import { formatDataFile } from '../../shell/navigation/model/formatDataFile';
import { findSimilarPages } from '../../shell/navigation/model/findSimilarPages';
import { addNavNode, removeUnwritten } from '../../shell/navigation/node/addNavNode';
import { readPageIndex } from '../../writing/languages/node/readPageIndex';
import { DEFAULT_LOCALE } from '../../foundation/site/model/locales';
import { getProduct } from '../../foundation/site/model/products';

const SITE_DIR = path.resolve(__dirname, '../../..');
const UNWRITTEN = path.join(SITE_DIR, 'src/shell/navigation/data/unwritten.ts');
/** How many links the section "Related" of a new page has. */
const RELATED_LINKS = 3;
const PACKAGES: Readonly<Record<string, string>> = {
  'material-ui': '@mui/material',
  system: '@mui/system',
  'joy-ui': '@mui/joy',
  'x-data-grid': '@mui/x-data-grid',
  'x-date-pickers': '@mui/x-date-pickers',
  'x-charts': '@mui/x-charts',
  'x-tree-view': '@mui/x-tree-view',
  'toolpad-core': '@toolpad/core',
};

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/**
 * Fails unless the demo's folder is a page with an `index.mdx`: `<Demo>` only finds files beside
 * it.
 */
function assertPageFolder(pathname: string): void {
  const folder = `docs${path.posix.dirname(pathname)}`;
  if (fs.existsSync(path.join(SITE_DIR, folder, 'index.mdx'))) return;
  fail(
    fs.existsSync(path.join(SITE_DIR, `${folder}.mdx`))
      ? `Nothing was written, because a page with demos needs its own folder. Move ${folder}.mdx to ${folder}/index.mdx, then try again.`
      : `Nothing was written, because the page ${folder}/index.mdx doesn't exist. Create it with "npm run new -- component" or "npm run new -- guide".`,
  );
}

/** Returns a few pages beside a new one with a similar address. */
function findRelated(pathname: string): PageEntry[] {
  const pages = readPageIndex(SITE_DIR, DEFAULT_LOCALE).filter(
    (page) =>
      path.posix.dirname(page.pathname) === path.posix.dirname(pathname) &&
      page.pathname !== pathname,
  );
  const similar = findSimilarPages(pathname, pages);
  return (similar.length === 0 ? pages : similar).slice(0, RELATED_LINKS);
}

async function rewrite(file: string, change: (text: string) => string): Promise<void> {
  const options = await prettier.resolveConfig(file);
  const text = change(fs.readFileSync(file, 'utf8'));
  fs.writeFileSync(file, await prettier.format(text, { ...options, filepath: file }));
}

/**
 * Adds the page to the navigation: takes it off the list of unwritten pages, or adds a node.
 *
 * @returns a sentence that says what was done
 */
async function addToNavigation(pathname: string): Promise<string> {
  if (unwrittenPathnames.includes(pathname)) {
    await rewrite(UNWRITTEN, (text) => removeUnwritten(text, [pathname]));
    return 'The page is in the navigation already; it was removed from the list of unwritten pages.';
  }
  const isNode = navigationTrees.some((tree) =>
    flattenPages(tree.pages).some((page) => page.pathname === pathname),
  );
  if (isNode) return 'The page is in the navigation already.';
  const tree = findOwningTree(navigationTrees, pathname);
  if (tree === undefined || tree.root === '/') {
    fail(
      `No navigation tree covers ${pathname}. Start the address with one of: ${navigationTrees
        .map(({ root }) => root)
        .filter((root) => root !== '/')
        .join(', ')}.`,
    );
  }
  const file = formatDataFile(tree);
  await rewrite(path.join(SITE_DIR, file), (text) =>
    addNavNode(text, { pathname, title: toTitle(pathname) }, file),
  );
  return `A node was added to ${file}. Move it to where readers would look for it.`;
}

async function main(): Promise<void> {
  const [kind = '', pathname = ''] = process.argv.slice(2);
  if (!(SCAFFOLD_KINDS as readonly string[]).includes(kind)) {
    fail(
      `"${kind}" isn't a kind of page. Usage: npm run new -- <${SCAFFOLD_KINDS.join('|')}> <pathname>`,
    );
  }
  const fault = findPathnameFault(kind as ScaffoldKind, pathname);
  if (fault !== undefined) fail(fault);
  const { productId } = getProduct(pathname);
  const files = createScaffold({
    kind: kind as ScaffoldKind,
    pathname,
    productId,
    packageName: PACKAGES[productId] ?? '@mui/material',
    today: new Date().toISOString().slice(0, 10),
    related: kind === 'component' ? findRelated(pathname) : [],
  });
  const existing = Object.keys(files).filter((file) => fs.existsSync(path.join(SITE_DIR, file)));
  if (existing.length > 0) {
    fail(`Nothing was written, because these files exist already: ${existing.join(', ')}.`);
  }
  if (kind === 'demo') assertPageFolder(pathname);
  const navigation =
    kind === 'component' || kind === 'guide' ? await addToNavigation(pathname) : undefined;
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(SITE_DIR, file)), { recursive: true });
    fs.writeFileSync(path.join(SITE_DIR, file), text);
    console.log(`${file}:1: written`);
  }
  if (navigation !== undefined) console.log(navigation);
  if (kind === 'demo') {
    console.log(`Show it on its page: <Demo src="./${pathname.split('/').at(-1) ?? ''}.tsx" />`);
  }
  const keys = Object.keys(files).find((file) => file.endsWith('.keys.ts'));
  if (keys !== undefined) {
    console.log(`${keys}:3: describe the keys, and remove the button "Before" from the demo.`);
  }
  console.log('Next: replace the placeholders that end in "…", then run "npm run check:content".');
}

void main();

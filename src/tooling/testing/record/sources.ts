import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { resolveRelativeImport } from '../../../demos/demos/node/resolveRelativeImport';
import { listDemos } from '../../../demos/demos/node/listDemos';
import { groupBy } from '../../../foundation/site/model/groupBy';
import { listPages } from '../../../shell/navigation/node/listPages';
import { SERVED_LOCALES } from '../../../foundation/site/model/locales';
import type { CrawlItem } from './chooseItems';

const SITE_DIR = path.resolve(__dirname, '../../../..');
const DOCS = path.join(SITE_DIR, 'docs');
/**
 * Packages whose version may affect any page. Docusaurus' other packages have the same version as
 * core. `@mui/utils` only affects demos that import it, because the libraries use their own copies.
 */
const AFFECTS_ALL =
  /^(?:@mui\/(?!utils$|x-(?:charts|data-grid|date-pickers|tree-view))|@toolpad\/|@emotion\/|@docusaurus\/core$|react(?:-dom)?$)/;
/** Packages that only affect their own pages, and files that contain their name. */
const AFFECTS_OWN_PAGES = /^@mui\/x-(charts|data-grid|date-pickers|tree-view)/;

/** Returns the names and versions of the packages that affect pages and demos. */
export function readVersions(): (readonly [name: string, version: string])[] {
  const { dependencies = {} } = JSON.parse(
    fs.readFileSync(path.join(SITE_DIR, 'package.json'), 'utf8'),
  ) as { dependencies?: Record<string, string> };
  return Object.entries(dependencies)
    .filter(([name]) => AFFECTS_ALL.test(name) || AFFECTS_OWN_PAGES.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * Whether a page is about a package of MUI X, such as `/x/react-data-grid/…` about
 * `@mui/x-data-grid-pro`.
 */
function isAbout(key: string, name: string): boolean {
  const family = AFFECTS_OWN_PAGES.exec(name)?.[1] ?? '';
  return key.includes(`react-${family}`);
}

/**
 * Hashes files together with the versions of the packages that affect this page, demo, or suite.
 */
export function hashFiles(
  key: string,
  files: readonly string[],
  versions: readonly (readonly [name: string, version: string])[],
): string {
  const texts = files.map((file) => fs.readFileSync(file));
  const relevant = versions.filter(
    ([name]) =>
      AFFECTS_ALL.test(name) || isAbout(key, name) || texts.some((text) => text.includes(name)),
  );
  const hash = createHash('sha256').update(relevant.map((pair) => pair.join('@')).join());
  for (const text of texts) hash.update('\0').update(text);
  return hash.digest('hex').slice(0, 12);
}

/**
 * A regular expression is enough for a hash; parsing all demos, as `findImports` does, takes
 * seconds.
 */
const RELATIVE_IMPORT = /\bfrom\s+'(\.[^']+)'|\bimport\s+'(\.[^']+)'/g;

/** Returns a demo's entry and all files that it imports by relative paths, each once. */
function filesOfDemo(entry: string): readonly string[] {
  const files = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    if (!/\.tsx?$/.test(file)) return;
    for (const [, from, plain] of fs.readFileSync(file, 'utf8').matchAll(RELATIVE_IMPORT)) {
      const found = resolveRelativeImport(file, from ?? plain ?? '');
      if (found !== undefined) visit(found);
    }
  };
  visit(entry);
  return [...files].sort();
}

/** Returns a page's Markdown files in these folders, one for each language. */
const filesOfPage = (folders: readonly string[], id: string): readonly string[] =>
  folders
    .flatMap((folder) => ['.mdx', '.md'].map((extension) => path.join(folder, id + extension)))
    .filter((file) => fs.existsSync(file));

/** Returns every page of `docs/` by address, with the hash of its Markdown file and its demos. */
export function listPageItems(): CrawlItem[] {
  return listPagesOf([DOCS]);
}

function listPagesOf(folders: readonly string[]): CrawlItem[] {
  const versions = readVersions();
  const demos = groupBy(listDemos(DOCS, listPages(DOCS)), ({ page }) => page);
  return [...listPages(DOCS)].map(([key, id]) => {
    const entries = (demos.get(key) ?? []).flatMap(({ variants }) => Object.values(variants));
    const files = new Set([...filesOfPage(folders, id), ...entries.flatMap(filesOfDemo)]);
    return { key, hash: hashFiles(key, [...files], versions) };
  });
}

/** A demo in one styling, as the crawl over demos opens it. */
export interface DemoItem extends CrawlItem {
  readonly demo: string;
  readonly styling: string;
}

/** Returns every demo in each of its stylings, with the hash of its files. */
export function listDemoItems(): DemoItem[] {
  const versions = readVersions();
  return listDemos(DOCS, listPages(DOCS)).flatMap(({ address, variants }) =>
    Object.entries(variants).map(([styling, entry]) => ({
      demo: address,
      styling,
      key: `${address} (${styling})`,
      hash: hashFiles(address, filesOfDemo(entry), versions),
    })),
  );
}

/** Returns every demo by its address (`/demo/…`), with the hashes of all its stylings. */
export function listAddressItems(): CrawlItem[] {
  return [...groupBy(listDemoItems(), ({ demo }) => demo)].map(([demo, stylings]) => ({
    key: `/demo/${demo}`,
    hash: stylings.map(({ hash }) => hash).join(''),
  }));
}

/**
 * Returns everything with an HTML file in the build: pages with their translations, and demos with all
 * their stylings (`/demo/material-ui/react-button/BasicButtons`). The key is the English address.
 */
export function listHtmlItems(): CrawlItem[] {
  const translated = SERVED_LOCALES.map((locale) =>
    path.join(SITE_DIR, 'i18n', locale, 'docusaurus-plugin-content-docs/current'),
  );
  return [...listPagesOf([DOCS, ...translated]), ...listAddressItems()];
}

import fs from 'node:fs';
import path from 'node:path';

/** The files of a site, by their paths relative to its folder. */
interface Site {
  readonly folder: string;
  readonly files: ReadonlySet<string>;
  readonly folders: ReadonlySet<string>;
}

/** Test files, which the site itself never runs. */
export const TEST_FILE = /\.(?:test|e2e|crawl|visual)\.tsx?$/;

const ENDINGS = ['', '.ts', '.tsx', '.css', '.cjs', '.js', '.json', '/index.ts', '/index.tsx'];
const CODE = /\.[cm]?[jt]sx?$/;
/** A string with the name of a file or folder, possibly with a query for a loader. */
const QUOTED = /(['"])([\w@.][\w@./-]*)(?:\?\w+)?\1/g;
const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm;
/** Imports of types, which are erased before a file runs. */
const TYPE_IMPORT = /^(?:import|export) type [^;]*;$/gm;
/** The start of a declaration that isn't a type. */
const VALUE = /^(?:export )?(?:default|const|let|async|function|abstract|class|enum) /m;
const PAGE_IMPORT = /^import .*?(['"])([^'"]+)\1;?$/gm;
const STYLE_IMPORT = /(?:@import|composes: [\w ]+ from) (['"])([^'"]+)\1/g;

const read = (site: Site, file: string): string =>
  fs.readFileSync(path.join(site.folder, file), 'utf8');

const readNames = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, , name = '']) => name);

/**
 * Returns the paths that a name may refer to: beside the file, in the site's folder, or in `src`.
 */
function listBases(name: string, file: string): string[] {
  if (name.startsWith('@site/')) return [name.slice('@site/'.length)];
  const beside = path.posix.join(path.posix.dirname(file), name);
  if (name.startsWith('.')) return [beside, path.posix.normalize(name)];
  if (name.includes('/')) return [name, `src/${name}`];
  // Without an extension, it's more likely a word that happens to be a file's name.
  return name.includes('.') ? [beside] : [];
}

function resolve(site: Site, bases: readonly string[]): string[] {
  return bases.flatMap((base) => {
    const ending = ENDINGS.find((candidate) => site.files.has(base + candidate));
    return ending === undefined ? [] : [base + ending];
  });
}

/**
 * Returns files that code imports, requires, or names, such as `path.join(siteDir, 'src/a/b.ts')`.
 */
function followCode(site: Site, file: string): string[] {
  const text = read(site, file).replace(COMMENT, '');
  const names = readNames(text.replace(TYPE_IMPORT, ''), QUOTED);
  const bases = names.flatMap((name) => listBases(name, file));
  // Code may join a folder and its files: `['a.ts', 'b.ts'].map((name) => path.join(client, name))`.
  const folders = bases
    .map((base) => base.replace(/\/$/, ''))
    .filter((base) => site.folders.has(base));
  const inFolders = names
    .filter((name) => !name.includes('/'))
    .flatMap((name) => folders.map((folder) => `${folder}/${name}`));
  const types = readNames((text.match(TYPE_IMPORT) ?? []).join('\n'), QUOTED);
  const typeFiles = resolve(
    site,
    types.flatMap((name) => listBases(name, file)),
  );
  return [
    ...resolve(site, [...bases, ...inFolders]),
    // Importing a type from a file with code doesn't run that code.
    ...typeFiles.filter((found) => !VALUE.test(read(site, found))),
  ];
}

function follow(site: Site, file: string): string[] {
  if (CODE.test(file)) return followCode(site, file);
  const pattern = /\.mdx?$/.test(file)
    ? PAGE_IMPORT
    : /\.css$/.test(file)
      ? STYLE_IMPORT
      : undefined;
  if (pattern === undefined) return [];
  const names = readNames(read(site, file), pattern);
  return resolve(
    site,
    names.flatMap((name) => listBases(name, file)),
  );
}

/**
 * Returns every file that is part of the site: the entries, and everything that they reach through
 * imports of any kind or strings that name a file.
 *
 * @param folder absolute path of the site
 * @param files all files that may be reached, relative to the folder
 * @param entries where to start, relative to the folder
 */
export function findReachedFiles(
  folder: string,
  files: readonly string[],
  entries: readonly string[],
): ReadonlySet<string> {
  const site: Site = {
    folder,
    files: new Set(files),
    folders: new Set(files.map((file) => path.posix.dirname(file))),
  };
  const reached = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    open.push(...follow(site, file));
  }
  return reached;
}

import fs from 'node:fs';
import path from 'node:path';

/** The files of a site, by their paths below its folder. */
interface Site {
  readonly folder: string;
  readonly files: ReadonlySet<string>;
  readonly folders: ReadonlySet<string>;
}

/** Files that run no code of the site by being there. */
export const TEST_FILE = /\.(?:test|e2e|crawl|visual)\.tsx?$/;

const ENDINGS = ['', '.ts', '.tsx', '.css', '.cjs', '.js', '.json', '/index.ts', '/index.tsx'];
const CODE = /\.[cm]?[jt]sx?$/;
/** A quoted name of a file or folder; the query belongs to a loader. */
const QUOTED = /(['"])([\w@.][\w@./-]*)(?:\?\w+)?\1/g;
const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm;
/** Gone when the file runs. */
const TYPE_IMPORT = /^(?:import|export) type [^;]*;$/gm;
/** Begins what a file declares beside types. */
const VALUE = /^(?:export )?(?:default|const|let|async|function|abstract|class|enum) /m;
const PAGE_IMPORT = /^import .*?(['"])([^'"]+)\1;?$/gm;
const STYLE_IMPORT = /(?:@import|composes: [\w ]+ from) (['"])([^'"]+)\1/g;

const read = (site: Site, file: string): string =>
  fs.readFileSync(path.join(site.folder, file), 'utf8');

const readNames = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, , name = '']) => name);

/** Where a name in a file may point to: beside the file, below the site, or below `src`. */
function listBases(name: string, file: string): string[] {
  if (name.startsWith('@site/')) return [name.slice('@site/'.length)];
  const beside = path.posix.join(path.posix.dirname(file), name);
  if (name.startsWith('.')) return [beside, path.posix.normalize(name)];
  if (name.includes('/')) return [name, `src/${name}`];
  // Without an ending it is a word, of which a file may have the name.
  return name.includes('.') ? [beside] : [];
}

function resolve(site: Site, bases: readonly string[]): string[] {
  return bases.flatMap((base) => {
    const ending = ENDINGS.find((candidate) => site.files.has(base + candidate));
    return ending === undefined ? [] : [base + ending];
  });
}

/** Files that code imports, requires, or names, as in `path.join(siteDir, 'src/a/client/b.ts')`. */
function followCode(site: Site, file: string): string[] {
  const text = read(site, file).replace(COMMENT, '');
  const names = readNames(text.replace(TYPE_IMPORT, ''), QUOTED);
  const bases = names.flatMap((name) => listBases(name, file));
  // A folder and its files may be apart: `['a.ts', 'b.ts'].map((name) => path.join(client, name))`.
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
    // Types of a file that also runs don't make it run.
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
 * Every file that is part of the site: the entries and what they lead to, by imports of any kind
 * and by strings that name a file.
 *
 * @param folder the site's
 * @param files all that may be reached, by their paths below the folder
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

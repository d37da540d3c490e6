import { readdirSync } from 'node:fs';
import path from 'node:path';

const PAGE_FILE = /^(?<name>.+)\.mdx?$/u;

/** Returns the entries of a folder. They're sorted by code unit, so the order is the same everywhere. */
function listVisibleEntries(folder: string) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('_') && !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function listDocIds(folder: string, parents: readonly string[]): string[] {
  return listVisibleEntries(folder).flatMap((entry) => {
    if (entry.isDirectory()) {
      return listDocIds(path.join(folder, entry.name), [...parents, entry.name]);
    }
    const name = PAGE_FILE.exec(entry.name)?.groups?.['name'];
    if (name === undefined) {
      return [];
    }
    const id = [...parents, name].join('/');
    if (name === parents.at(-1)) {
      throw new Error(
        `docs/${id}: A page with the name of its folder gets the URL of the folder. Move it to docs/${id}/index.mdx.`,
      );
    }
    return [id];
  });
}

/**
 * Returns the pages in `docs/`, from pathname to doc id, sorted by pathname. `a/b/index.mdx` and
 * `a/b.mdx` both have the pathname `/a/b`. Names that start with `_` or `.` aren't published.
 *
 * @throws if two files have the same pathname, or a page has the name of its folder
 */
export function listPages(docsFolder: string): Map<string, string> {
  const pages = new Map<string, string>();
  for (const id of listDocIds(docsFolder, [])) {
    const pathname = `/${id.replace(/(?:^|\/)index$/u, '')}`;
    const other = pages.get(pathname);
    if (other !== undefined) {
      throw new Error(
        `docs/${other} and docs/${id} both have the pathname ${pathname}. Remove or rename one of them.`,
      );
    }
    pages.set(pathname, id);
  }
  return new Map([...pages].sort(([a], [b]) => (a < b ? -1 : 1)));
}

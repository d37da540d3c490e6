import { readdirSync } from 'node:fs';
import path from 'node:path';

const PAGE_FILE = /^(?<name>.+)\.mdx?$/u;

/** Names in a folder: sorted by code unit, so that every machine gives the same order. */
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
        `docs/${id}: a page named like its folder gets the folder's address. Move it to ${id}/index.mdx.`,
      );
    }
    return [id];
  });
}

/**
 * Lists the pages in `docs/`: pathname to doc id, sorted by pathname. `a/b/index.mdx` and
 * `a/b.mdx` are both the page `/a/b`. Names that begin with `_` are not published.
 */
export function listPages(docsFolder: string): Map<string, string> {
  const pages = new Map<string, string>();
  for (const id of listDocIds(docsFolder, [])) {
    const pathname = `/${id.replace(/(?:^|\/)index$/u, '')}`;
    const other = pages.get(pathname);
    if (other !== undefined) {
      throw new Error(`docs/${other} and docs/${id} are both the page ${pathname}. Remove one.`);
    }
    pages.set(pathname, id);
  }
  return new Map([...pages].sort(([a], [b]) => (a < b ? -1 : 1)));
}

import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The page that a file below `docs/` belongs to, such as a demo, its styles, or its keys: that of the
 * nearest folder with one, since pages have pages below them. Both from the site's folder.
 */
export function findPageOf(siteDir: string, file: string): string | undefined {
  let folder = path.posix.dirname(file);
  while (folder.includes('/')) {
    const page = `${folder}/index.mdx`;
    if (existsSync(path.join(siteDir, page))) return page;
    folder = path.posix.dirname(folder);
  }
  return undefined;
}

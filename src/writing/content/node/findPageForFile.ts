import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the page that a file below `docs/` belongs to, such as a demo, its styles, or its key file.
 * That's the page of the nearest folder with an `index.mdx`, because pages can be nested. Both paths
 * are relative to the site's folder.
 */
export function findPageForFile(siteDir: string, file: string): string | undefined {
  let folder = path.posix.dirname(file);
  while (folder.includes('/')) {
    const page = `${folder}/index.mdx`;
    if (existsSync(path.join(siteDir, page))) return page;
    folder = path.posix.dirname(folder);
  }
  return undefined;
}

import fs from 'node:fs';
import path from 'node:path';
import type { PageSource } from '../model/pageSource';
import { describeParseFailure } from './assertParsable';
import { readPageSource } from './readPageSource';

/** Returns the published files below a folder that end with `ending`, sorted. Skips `_name` files. */
export function listFiles(folder: string, ending: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !/(^|[\\/])_/.test(name))
    .map((name) => path.join(folder, name))
    .sort();
}

/** Returns the URL path of a file in `docs/`, or `undefined` for other files, such as posts. */
export function toPathname(docs: string, file: string): string | undefined {
  const relative = path.relative(docs, file);
  return relative.startsWith('..') ? undefined : `/${relative.replace(/(\/?index)?\.mdx$/, '')}`;
}

/** Pages that could be read, and a message for each page that couldn't. */
export interface ReadPages {
  readonly pages: readonly PageSource[];
  readonly failures: readonly string[];
}

/** Returns the files of all pages in `docs/` and all posts in `blog/`. */
export function listPageFiles(siteDir: string): string[] {
  return ['docs', 'blog'].flatMap((folder) => listFiles(path.join(siteDir, folder), '.mdx'));
}

/** Reads the given pages and posts, by default all of them. */
export async function readPages(
  siteDir: string,
  files: readonly string[] = listPageFiles(siteDir),
): Promise<ReadPages> {
  const docs = path.join(siteDir, 'docs');
  const pages: PageSource[] = [];
  const failures: string[] = [];
  for (const file of files) {
    try {
      pages.push(await readPageSource(siteDir, file, toPathname(docs, file)));
    } catch (error) {
      failures.push(describeParseFailure(error, path.relative(siteDir, file)));
    }
  }
  return { pages, failures };
}

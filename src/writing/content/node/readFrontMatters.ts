import fs from 'node:fs';
import path from 'node:path';
import { splitFrontMatter } from '../model/splitFrontMatter';

const PAGE = /\.mdx?$/;
/** Categories and tags. */
const LIST = /\.(?:ya?ml|json)$/;

/** What the sidebars and lists of a site know of its pages, as one text. */
export type ReadHeads = () => string;

/**
 * Reads the front matter of all pages in a folder, and its lists. A file is read again only when it
 * was written.
 *
 * @param others files outside the folder that count too
 */
export function createHeadReader(folder: string, others: readonly string[]): ReadHeads {
  const known = new Map<string, { readonly stamp: string; readonly head: string }>();
  const readFile = (file: string): string => {
    const { mtimeMs, size } = fs.statSync(file);
    const stamp = `${String(mtimeMs)} ${String(size)}`;
    if (!PAGE.test(file)) return stamp;
    const before = known.get(file);
    if (before?.stamp === stamp) return before.head;
    const { head } = splitFrontMatter(fs.readFileSync(file, 'utf8'));
    known.set(file, { stamp, head });
    return head;
  };
  return () =>
    [
      ...fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => PAGE.test(name) || LIST.test(name))
        .sort()
        .map((name) => path.join(folder, name)),
      ...others,
    ]
      .map((file) => `${file}\n${readFile(file)}`)
      .join('\n');
}

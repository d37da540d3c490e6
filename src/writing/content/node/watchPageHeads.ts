import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { watchFolder } from '../../../foundation/site/node/watchFolder';
import { splitFrontMatter } from '../model/splitFrontMatter';

const PAGE = /\.mdx?$/u;
/** Pages, categories, and tags. */
const COUNTS = /\.(?:mdx?|ya?ml|json)$/u;
const DEMO = /<Demo\b[^>]*>/gu;
/** The bundler's work for an edit goes first. */
const PAUSE_MS = 300;

/** The file that `watchPageHeads` keeps, in the folder of generated files. */
export const pageHeadsFile = (generatedFilesDir: string): string =>
  path.join(generatedFilesDir, 'page-heads.txt');

/** What the sidebars and lists of a site know of a page; all of another file. */
function readHead(file: string): string {
  const text = fs.readFileSync(file, 'utf8');
  if (!PAGE.test(file)) return text;
  return [splitFrontMatter(text).head, ...(text.match(DEMO) ?? [])].join('\n');
}

/**
 * Keeps a file that changes with the front matter and the demos of pages, and with lists: what plugins
 * let Docusaurus watch instead of the pages. For each edit of a page it would load three of them
 * again and write all routes, on the thread that the bundler needs.
 *
 * @param pause time after the last change, in ms
 * @returns stops watching
 */
export function watchPageHeads(
  docsFolder: string,
  stampFile: string,
  pause = PAUSE_MS,
): () => void {
  const heads = new Map<string, string>();
  const note = (name: string): void => {
    const file = path.join(docsFolder, name);
    if (fs.existsSync(file)) heads.set(name, readHead(file));
    else heads.delete(name);
  };
  const write = (): void => {
    const text = JSON.stringify([...heads].sort(([a], [b]) => (a < b ? -1 : 1)));
    const stamp = createHash('sha1').update(text).digest('hex');
    const before = fs.existsSync(stampFile) ? fs.readFileSync(stampFile, 'utf8') : '';
    if (stamp === before) return;
    fs.mkdirSync(path.dirname(stampFile), { recursive: true });
    fs.writeFileSync(stampFile, stamp);
  };
  for (const name of fs.readdirSync(docsFolder, { recursive: true, encoding: 'utf8' })) {
    if (COUNTS.test(name)) note(name.split(path.sep).join('/'));
  }
  write();
  const saved = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const stop = watchFolder(docsFolder, (name) => {
    if (!COUNTS.test(name)) return;
    saved.add(name);
    clearTimeout(timer);
    timer = setTimeout(() => {
      saved.forEach(note);
      saved.clear();
      write();
    }, pause).unref();
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

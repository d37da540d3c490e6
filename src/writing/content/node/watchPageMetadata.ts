import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { watchFolder } from '../../../foundation/site/node/watchFolder';
import { splitFrontMatter } from '../model/splitFrontMatter';

const PAGE = /\.mdx?$/u;
/** Pages, categories, and tags. */
const WATCHED = /\.(?:mdx?|ya?ml|json)$/u;
const DEMO = /<Demo\b[^>]*>/gu;
/** Lets the bundler process an edit first. */
const DELAY_MS = 300;

/** Returns the path of the stamp file, in Docusaurus' folder for generated files. */
export const pageMetadataFile = (generatedFilesDir: string): string =>
  path.join(generatedFilesDir, 'page-heads.txt');

/** Returns a page's front matter and demos, which plugins depend on, or the whole text of other files. */
function readMetadata(file: string): string {
  const text = fs.readFileSync(file, 'utf8');
  if (!PAGE.test(file)) return text;
  return [splitFrontMatter(text).yaml, ...(text.match(DEMO) ?? [])].join('\n');
}

/**
 * Watches `docs/` and writes a stamp file that only changes with the front matter and demos of pages,
 * or with category and tag files. Plugins let Docusaurus watch this file instead of the pages.
 * Otherwise, every text edit would reload three plugins and regenerate all routes, on the thread that
 * the bundler needs.
 *
 * @param delay time between the last change and the write, in ms
 * @returns a function that stops watching
 */
export function watchPageMetadata(
  docsFolder: string,
  stampFile: string,
  delay = DELAY_MS,
): () => void {
  const metadata = new Map<string, string>();
  const update = (name: string): void => {
    const file = path.join(docsFolder, name);
    if (fs.existsSync(file)) metadata.set(name, readMetadata(file));
    else metadata.delete(name);
  };
  const write = (): void => {
    const text = JSON.stringify([...metadata].sort(([a], [b]) => (a < b ? -1 : 1)));
    const stamp = createHash('sha1').update(text).digest('hex');
    const before = fs.existsSync(stampFile) ? fs.readFileSync(stampFile, 'utf8') : '';
    if (stamp === before) return;
    fs.mkdirSync(path.dirname(stampFile), { recursive: true });
    fs.writeFileSync(stampFile, stamp);
  };
  for (const name of fs.readdirSync(docsFolder, { recursive: true, encoding: 'utf8' })) {
    if (WATCHED.test(name)) update(name.split(path.sep).join('/'));
  }
  write();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const stop = watchFolder(docsFolder, (name) => {
    if (!WATCHED.test(name)) return;
    changed.add(name);
    clearTimeout(timer);
    timer = setTimeout(() => {
      changed.forEach(update);
      changed.clear();
      write();
    }, delay).unref();
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

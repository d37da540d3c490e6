import { existsSync } from 'node:fs';
import path from 'node:path';
import { watchFolder } from '../../../foundation/site/node/watchFolder';
import { findPageForFile } from '../../../writing/content/node/findPageForFile';

/** Delay after the last change before a page is checked, so that the bundler's work goes first. */
const DEBOUNCE_MS = 400;

const NAVIGATION = 'src/shell/navigation/data';

/** Where writers and translators save files. */
const FOLDERS = ['docs', 'blog', 'i18n', NAVIGATION];

/**
 * Returns what to check after a file was saved: the page itself, or the page whose demo or key file
 * it is. A navigation file is checked itself, because each node needs a page. For other files, it
 * returns `undefined`.
 */
function findPage(siteDir: string, file: string): string | undefined {
  if (file.endsWith('.mdx') || path.posix.dirname(file) === NAVIGATION) return file;
  if (!/\.(?:tsx?|css)$/u.test(file)) return undefined;
  return findPageForFile(siteDir, file);
}

/**
 * Watches pages and their demos, stylesheets, and key files.
 *
 * @param onSaved called immediately after a file was saved
 * @param onSettled called when no file of a page has been saved for a moment, with the page's file
 *   relative to the site's folder
 * @param debounce milliseconds to wait for further changes
 * @returns a function that stops watching
 */
export function watchPages(
  siteDir: string,
  onSaved: () => void,
  onSettled: (file: string) => void,
  debounce = DEBOUNCE_MS,
): () => void {
  const timers = new Map<string, NodeJS.Timeout>();
  const handleSaved = (saved: string): void => {
    const file = findPage(siteDir, saved);
    if (file === undefined) return;
    onSaved();
    clearTimeout(timers.get(file));
    const settle = (): void => {
      timers.delete(file);
      if (existsSync(path.join(siteDir, file))) onSettled(file);
    };
    timers.set(file, setTimeout(settle, debounce).unref());
  };
  const stops = FOLDERS.filter((folder) => existsSync(path.join(siteDir, folder))).map((folder) =>
    watchFolder(path.join(siteDir, folder), (name) => {
      handleSaved(`${folder}/${name}`);
    }),
  );
  return () => {
    for (const stop of stops) stop();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}

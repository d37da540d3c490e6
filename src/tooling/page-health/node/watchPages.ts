import { existsSync } from 'node:fs';
import path from 'node:path';
import { watchFolder } from '../../../foundation/site/node/watchFolder';
import { findPageOf } from '../../../writing/content/node/findPageOf';

/** Time after the last change before a page is checked: the bundler's work for an edit goes first. */
const PAUSE_MS = 400;

const NAVIGATION = 'src/shell/navigation/data';

/** What writers and translators save. */
const FOLDERS = ['docs', 'blog', 'i18n', NAVIGATION];

/**
 * The page that a saved file is, or whose demo or key file it is. A file of the navigation is
 * checked by itself: a node needs a page. `undefined` for other files.
 */
function findPage(siteDir: string, file: string): string | undefined {
  if (file.endsWith('.mdx') || path.posix.dirname(file) === NAVIGATION) return file;
  if (!/\.(?:tsx?|css)$/u.test(file)) return undefined;
  return findPageOf(siteDir, file);
}

/**
 * Notices saved pages, and pages whose demo, stylesheet, or key file is saved.
 *
 * @param onSaved called at once, before the page is checked
 * @param onSettled called with the page's file, from the site's folder, when nothing of it has been
 *   saved for a moment
 * @returns stops watching
 */
export function watchPages(
  siteDir: string,
  onSaved: () => void,
  onSettled: (file: string) => void,
  pause = PAUSE_MS,
): () => void {
  const waiting = new Map<string, NodeJS.Timeout>();
  const notice = (saved: string): void => {
    const file = findPage(siteDir, saved);
    if (file === undefined) return;
    onSaved();
    clearTimeout(waiting.get(file));
    const settle = (): void => {
      waiting.delete(file);
      if (existsSync(path.join(siteDir, file))) onSettled(file);
    };
    waiting.set(file, setTimeout(settle, pause).unref());
  };
  const stops = FOLDERS.filter((folder) => existsSync(path.join(siteDir, folder))).map((folder) =>
    watchFolder(path.join(siteDir, folder), (name) => {
      notice(`${folder}/${name}`);
    }),
  );
  return () => {
    for (const stop of stops) stop();
    for (const timer of waiting.values()) clearTimeout(timer);
  };
}

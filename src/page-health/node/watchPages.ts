import { existsSync, watch } from 'node:fs';
import path from 'node:path';

/** Time after the last change before a page is checked: the bundler's work for an edit goes first. */
const PAUSE_MS = 3000;

export interface PageWatch {
  /** Says that a page's problems are shown elsewhere, in the strip of the open page. */
  readonly markShown: (file: string) => void;
  readonly close: () => void;
}

/**
 * Checks pages that are saved but open in no browser, which the dev server does not compile, and
 * tells their problems in the terminal.
 *
 * @param check gives the problems of a page, by its file from the site's folder
 * @param tell called once for each check that found something
 */
export function watchPages(
  siteDir: string,
  check: (file: string) => Promise<readonly string[]>,
  tell: (problems: readonly string[]) => void,
  pause = PAUSE_MS,
): PageWatch {
  const waiting = new Map<string, NodeJS.Timeout>();
  const markShown = (file: string): void => {
    clearTimeout(waiting.get(file));
    waiting.delete(file);
  };
  const run = (file: string): void => {
    waiting.delete(file);
    if (!existsSync(path.join(siteDir, file))) return;
    check(file)
      .catch((error: unknown) => [(error as Error).message])
      .then((problems) => {
        if (problems.length > 0) tell(problems);
      })
      .catch(() => undefined);
  };
  const watcher = watch(path.join(siteDir, 'docs'), { recursive: true }, (_event, name) => {
    if (!name?.endsWith('.mdx')) return;
    const file = `docs/${name.split(path.sep).join('/')}`;
    markShown(file);
    waiting.set(file, setTimeout(run, pause, file).unref());
  });
  // A writer's session ends when the server does, not when the last page is checked.
  watcher.unref();
  const close = (): void => {
    watcher.close();
    for (const file of waiting.keys()) markShown(file);
  };
  return { markShown, close };
}

import type { BrowserContext, Page } from 'playwright-core';
import { collectConsoleErrors, withoutTransitions } from './site';
import type { SiteUnderTest } from './site';

/** How to open a list of pages. */
export interface VisitOptions<Item> {
  /** Number of pages to open in parallel. Use a small one: on two cores, more pages only wait. */
  readonly atOnce: number;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Prepares the profile of all pages before the first one is opened. */
  readonly prepare?: (context: BrowserContext) => Promise<void>;
  /**
   * Opens an item and returns its problems. `consoleErrors` fills while it runs; the function reports
   * its entries and may empty it.
   */
  readonly problemsOf: (page: Page, consoleErrors: string[], item: Item) => Promise<string[]>;
  /** Returns the text before each problem. */
  readonly nameOf: (item: Item) => string;
}

/**
 * After this many timeouts, the site doesn't start at all, and each further item would time out
 * too.
 */
const MAX_UNOPENED = 20;

/**
 * Opens every item in a few pages without transitions, and returns all problems. An item that can't be
 * opened counts as a problem, and the others are still opened until there are `MAX_UNOPENED` of them.
 */
export async function visitAll<Item>(
  site: SiteUnderTest,
  items: readonly Item[],
  { atOnce, viewport, prepare, problemsOf, nameOf }: VisitOptions<Item>,
): Promise<string[]> {
  const context = await site.browser.newContext({ reducedMotion: 'reduce', viewport });
  await withoutTransitions(context);
  await prepare?.(context);
  const report: string[] = [];
  let unopened = 0;
  const queue = [...items];
  const work = async (): Promise<void> => {
    const page = await context.newPage();
    const consoleErrors = collectConsoleErrors(page);
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      consoleErrors.length = 0;
      const name = nameOf(item);
      const found = await problemsOf(page, consoleErrors, item).catch((error: unknown) => {
        unopened += 1;
        if (unopened === MAX_UNOPENED) queue.length = 0;
        return [String(error).split('\n')[0] ?? '', ...consoleErrors];
      });
      report.push(...found.map((problem) => `${name}${problem}`));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await context.close();
  return report;
}

import type { BrowserContext, Page } from 'playwright-core';
import { collectConsoleErrors, withoutTransitions } from './site';
import type { SiteUnderTest } from './site';

/** How a list of addresses is opened. */
export interface VisitOptions<Item> {
  /** Pages that are open beside each other: few, because two cores only make more of them wait. */
  readonly atOnce: number;
  readonly viewport: { readonly width: number; readonly height: number };
  /** What the profile of all pages gets before the first is opened. */
  readonly prepare?: (context: BrowserContext) => Promise<void>;
  /** All problems of one item; `console errors` fills while it runs and is emptied by who reads it. */
  readonly problemsOf: (page: Page, consoleErrors: string[], item: Item) => Promise<string[]>;
  /** What stands before each problem. */
  readonly nameOf: (item: Item) => string;
}

/** So many items that cannot be opened mean a site that does not start, and every one waits. */
const MAX_UNOPENED = 20;

/**
 * Opens every item in a few pages without movement, and gives all problems, one a line. An item
 * that cannot be opened is a problem of its own and does not keep the others from being opened,
 * until there are `MAX_UNOPENED` of them.
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

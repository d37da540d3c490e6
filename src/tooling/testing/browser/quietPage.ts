import type { Page } from 'playwright-core';

/** Resolves when a page's thread has nothing to do: what React draws in steps is drawn. */
export async function threadIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** In milliseconds. */
const QUIET = 1000;

/**
 * Resolves when a page has loaded nothing for a second in which its thread was free: its fonts are there,
 * and what it loads ahead has come.
 *
 * Playwright's `networkidle` is reached once per document. The application starts at the first interaction,
 * often after that, so `waitForLoadState('networkidle')` wouldn't wait for anything it loads
 * (https://playwright.dev/docs/api/class-page#page-wait-for-load-state).
 */
export async function networkSettled(page: Page): Promise<void> {
  // No function in it has a name: the bench's loader wraps those in a helper that a page doesn't have
  // (https://github.com/privatenumber/tsx/issues/113).
  await page.evaluate(async (quiet) => {
    performance.setResourceTimingBufferSize(10_000);
    await document.fonts.ready;
    let loaded = -1;
    for (let since = Infinity; performance.now() - since < quiet;) {
      await new Promise((resolve) => {
        setTimeout(() => requestIdleCallback(resolve), 50);
      });
      const { length } = performance.getEntriesByType('resource');
      if (length === loaded) continue;
      loaded = length;
      since = performance.now();
    }
  }, QUIET);
}

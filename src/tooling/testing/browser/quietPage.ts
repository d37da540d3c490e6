import type { Page } from 'playwright-core';

/** Resolves when a page's main thread is idle, so that React has finished concurrent rendering. */
export async function threadIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

const QUIET_MS = 1000;

/**
 * Resolves when a page has loaded nothing for a second while its main thread was idle. By then, its
 * fonts and prefetched files have arrived.
 *
 * Playwright reaches `networkidle` only once per document. The application starts at the first
 * interaction, often after that, so `waitForLoadState('networkidle')` wouldn't wait for anything it
 * loads.
 *
 * @see https://playwright.dev/docs/api/class-page#page-wait-for-load-state
 */
export async function networkSettled(page: Page): Promise<void> {
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
  }, QUIET_MS);
}

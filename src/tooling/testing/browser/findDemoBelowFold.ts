import type { Page } from 'playwright-core';

/** What a laptop's window of 1280 × 900 shows, without the browser's bars and the privacy question. */
const FOLD_PX = 780;

/**
 * Says where the first demo of a page begins, if that's below the fold of a laptop (spec DEMO-9).
 * The page is as it opened: not scrolled.
 */
export function findDemoBelowFold(page: Page): Promise<string[]> {
  return page.evaluate((fold) => {
    const preview = document.querySelector('[data-demo-preview]');
    const top = preview?.getBoundingClientRect().top ?? 0;
    return top <= fold ? [] : [`its first demo begins at ${String(Math.round(top))} px`];
  }, FOLD_PX);
}

import type { Page } from 'playwright-core';

/**
 * Visible height in a laptop's window of 1280 × 900, without the browser's bars and the consent
 * banner.
 */
const FOLD_PX = 780;

/**
 * Returns a message if the first demo of a page starts below the fold of a laptop (spec DEMO-9). The
 * page must not have been scrolled.
 */
export function findDemoBelowFold(page: Page): Promise<string[]> {
  return page.evaluate((fold) => {
    const preview = document.querySelector('[data-demo-preview]');
    const top = preview?.getBoundingClientRect().top ?? 0;
    return top <= fold ? [] : [`its first demo begins at ${String(Math.round(top))} px`];
  }, FOLD_PX);
}

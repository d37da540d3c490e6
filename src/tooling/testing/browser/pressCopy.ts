import type { Locator, Page } from 'playwright-core';

/**
 * Presses a copy button; resolves when it has said "Copied". The word stays for 1.2 s, so it's looked for
 * in every frame and from before the press on.
 */
export async function pressCopy(page: Page, button: Locator): Promise<void> {
  // The button's name changes with the word.
  const element = await button.elementHandle();
  await Promise.all([
    page.waitForFunction((node) => node?.textContent === 'Copied', element),
    button.click(),
  ]);
}

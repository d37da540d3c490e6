import type { Locator, Page } from 'playwright-core';

/**
 * Presses a copy button; resolves when it has said "Copied". The word stays for 1.2 s, so it's looked for
 * in every frame and from before the press on.
 */
export async function pressCopy(page: Page, button: Locator): Promise<void> {
  await Promise.all([
    page.waitForFunction(() =>
      [...document.querySelectorAll('[data-copied]')].some(
        ({ textContent }) => textContent === 'Copied',
      ),
    ),
    button.click(),
  ]);
}

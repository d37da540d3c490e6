import type { Locator, Page } from 'playwright-core';

/**
 * Presses a copy button, and resolves when its label was "Copied". The label only stays for 1.2 s, so
 * every frame is checked, starting before the press.
 */
export async function pressCopy(page: Page, button: Locator): Promise<void> {
  // A handle, because the button's accessible name changes with its label.
  const element = await button.elementHandle();
  await Promise.all([
    page.waitForFunction((node) => node?.textContent === 'Copied', element),
    button.click(),
  ]);
}

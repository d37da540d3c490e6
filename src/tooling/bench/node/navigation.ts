import type { Browser } from 'playwright-core';
import { openPage } from './pageLoad';

/**
 * Returns the milliseconds from a click on the sidebar's link to the next page to the first frame
 * that shows it. The pointer hovers over the link first, as a person's would.
 */
export async function measureNavigation(browser: Browser, url: string): Promise<number> {
  const page = await openPage(browser, { width: 1350, height: 940 });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
  // The page after the current one is of the same kind here and on the bare site. The first page of
  // a group may not be.
  const link = page
    .locator('.menu__list-item:has(> .menu__link--active) + .menu__list-item > .menu__link:visible')
    .first();
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    const title = (): string => document.querySelector('h1')?.textContent ?? '';
    const before = title();
    const state = window as unknown as { painted?: Promise<number> };
    state.painted = new Promise((resolve) => {
      document.addEventListener(
        'click',
        ({ timeStamp }) => {
          const poll = (): void => {
            // By the callback of the next frame, this one has been painted.
            if (title() !== before)
              requestAnimationFrame(() => {
                resolve(performance.now() - timeStamp);
              });
            else requestAnimationFrame(poll);
          };
          requestAnimationFrame(poll);
        },
        { capture: true, once: true },
      );
    });
  });
  await link.hover();
  await link.click();
  const painted = await page.evaluate(
    () => (window as unknown as { painted: Promise<number> }).painted,
  );
  await page.context().close();
  return painted;
}

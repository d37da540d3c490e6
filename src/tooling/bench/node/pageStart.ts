import type { Browser, Page } from 'playwright-core';
import { openPage, slowDown } from './pageLoad';

/** What happens in a page while it starts on a slow machine. */
export interface PageStart {
  /** In ms, the browser's first look at the HTML included. */
  readonly longestTask: number;
  /** In ms, of the tasks from the application's script on; 0 when none was longer than 50 ms. */
  readonly longestFromHydration: number;
  readonly shift: number;
}

/** Gives the wait for the page to say that it is hydrated. Asking it again and again would be work of its own. */
async function watchHydration(page: Page): Promise<() => Promise<void>> {
  let tell: (() => void) | undefined;
  const hydrated = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.exposeFunction('benchHydrated', () => tell?.());
  await page.addInitScript(() => {
    const isThere = (): boolean => document.documentElement?.dataset['hasHydrated'] === 'true';
    new MutationObserver((_records, observer) => {
      if (!isThere()) return;
      observer.disconnect();
      (window as unknown as { benchHydrated: () => void }).benchHydrated();
    }).observe(document, {
      attributes: true,
      subtree: true,
      attributeFilter: ['data-has-hydrated'],
    });
  });
  return () => hydrated;
}

/** Opens a page with a processor four times slower and reads the browser's own entries. */
export async function measurePageStart(browser: Browser, url: string): Promise<PageStart> {
  const page = await openPage(browser, { width: 412, height: 823 });
  const hydrated = await watchHydration(page);
  await slowDown(page);
  await page.goto(url, { waitUntil: 'load' });
  await hydrated();
  await page.waitForLoadState('networkidle');
  const start = await page.evaluate(() => {
    const end = performance.now();
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/js\/main\.[^/]*$/.test(name)) as PerformanceResourceTiming[];
    const hydration = Math.min(...scripts.map(({ responseEnd }) => responseEnd));
    return new Promise<PageStart>((resolve) => {
      const found = { longestTask: 0, longestFromHydration: 0, shift: 0 };
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (entry.entryType === 'layout-shift') {
            found.shift += (entry as unknown as { value: number }).value;
          } else if (entry.startTime < end) {
            found.longestTask = Math.max(found.longestTask, entry.duration);
            if (entry.startTime < hydration) continue;
            found.longestFromHydration = Math.max(found.longestFromHydration, entry.duration);
          }
        }
      });
      for (const type of ['longtask', 'layout-shift']) observer.observe({ type, buffered: true });
      requestAnimationFrame(() => setTimeout(resolve, 100, found));
    });
  });
  await page.context().close();
  return start;
}

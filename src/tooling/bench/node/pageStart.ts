import type { Browser, Page } from 'playwright-core';
import { openPage, throttleCpu } from './pageLoad';

/** Long tasks and layout shifts while a page starts on a slow machine. */
export interface PageStart {
  /** Longest task in ms, including parsing the HTML. */
  readonly longestTask: number;
  /** Longest task in ms after the application's script has arrived; 0 if none exceeded 50 ms. */
  readonly longestFromHydration: number;
  /** Cumulative layout shift. */
  readonly shift: number;
}

/**
 * Returns a function that waits until the page is hydrated. The page reports that itself, because
 * polling would add work to what's measured.
 */
async function watchHydration(page: Page): Promise<() => Promise<void>> {
  let onHydrated: (() => void) | undefined;
  const hydrated = new Promise<void>((resolve) => {
    onHydrated = resolve;
  });
  await page.exposeFunction('benchHydrated', () => onHydrated?.());
  await page.addInitScript(() => {
    const isHydrated = (): boolean => document.documentElement?.dataset['hasHydrated'] === 'true';
    new MutationObserver((_records, observer) => {
      if (!isHydrated()) return;
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

/** Opens a page with a processor four times slower, and reads the browser's performance entries. */
export async function measurePageStart(browser: Browser, url: string): Promise<PageStart> {
  const page = await openPage(browser, { width: 412, height: 823 });
  const hydrated = await watchHydration(page);
  await throttleCpu(page);
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

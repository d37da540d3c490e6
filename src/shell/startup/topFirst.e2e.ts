import { readLayoutShift, watchLayoutShift } from '../../tooling/testing/browser/layoutShift';
import { startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

declare global {
  interface Window {
    /** Whether the last part of the page was already laid out at the first paint. */
    lastPartAtPaint?: boolean;
  }
}

const LAST_PART: Record<string, string> = {
  '/material-ui/react-button': '.theme-doc-markdown > :last-child > li',
  '/material-ui/api/button': '[data-api-page] tbody tr:last-child > td',
};

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

/** Opens a page and records in `lastPartAtPaint` whether its last part was laid out. */
async function open(pathname: string, width: number, hash = '') {
  const context = await site.browser.newContext({ viewport: { width, height: 844 } });
  await watchLayoutShift(context);
  await context.addInitScript((selector) => {
    // Hide the page until it's parsed, so that the first paint is of the whole page.
    const hidden = new CSSStyleSheet();
    hidden.replaceSync('html { visibility: hidden }');
    document.adoptedStyleSheets = [hidden];
    document.addEventListener('DOMContentLoaded', () => {
      document.adoptedStyleSheets = [];
    });
    const isLaidOut = (): boolean =>
      [...document.querySelectorAll(selector)].at(-1)?.checkVisibility({
        contentVisibilityAuto: true,
      }) === true;
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      window.lastPartAtPaint = isLaidOut();
    }).observe({ type: 'paint', buffered: true });
  }, LAST_PART[pathname]!);
  const page = await context.newPage();
  await page.goto(site.url + pathname + hash, { waitUntil: 'load' });
  await page.waitForFunction(() => window.lastPartAtPaint !== undefined);
  await page.waitForFunction(() => document.documentElement.dataset['arriving'] === undefined);
  return { context, page };
}

// Decision 27.
test.each(Object.keys(LAST_PART))(
  '%s: a phone paints the top first, and then the rest without a layout shift',
  async (pathname) => {
    const { context, page } = await open(pathname, 390);
    expect(await page.evaluate(() => window.lastPartAtPaint)).toBe(false);
    const last = page.locator(LAST_PART[pathname]!).last();
    expect(
      await last.evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true })),
    ).toBe(true);
    expect(await readLayoutShift(page)).toEqual({ value: 0, moved: [] });
    await context.close();
  },
  60_000,
);

test('a page that opens at a heading, or on a wide screen, is laid out all at once', async () => {
  const pathname = '/material-ui/react-button';
  const atHeading = await open(pathname, 390, '#customization');
  expect(await atHeading.page.evaluate(() => window.lastPartAtPaint)).toBe(true);
  await atHeading.context.close();
  const wide = await open(pathname, 1280);
  expect(await wide.page.evaluate(() => window.lastPartAtPaint)).toBe(true);
  await wide.context.close();
}, 60_000);

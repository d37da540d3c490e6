import { readLayoutShift, watchLayoutShift } from '../../tooling/testing/browser/layoutShift';
import { startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

declare global {
  interface Window {
    /** Whether the last part of the page was laid out at the first paint. */
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

/** Opens a page, and tells how its last part was at the first paint. */
async function open(pathname: string, width: number, hash = '') {
  const context = await site.browser.newContext({ viewport: { width, height: 844 } });
  await watchLayoutShift(context);
  await context.addInitScript((selector) => {
    // The first paint is one of the whole page: it's hidden while it is parsed.
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
  '%s: a phone paints the top first, and the rest without moving what is read',
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

test('a page that opens at a heading, or on a computer, is laid out whole', async () => {
  const pathname = '/material-ui/react-button';
  const atHeading = await open(pathname, 390, '#customization');
  expect(await atHeading.page.evaluate(() => window.lastPartAtPaint)).toBe(true);
  await atHeading.context.close();
  const wide = await open(pathname, 1280);
  expect(await wide.page.evaluate(() => window.lastPartAtPaint)).toBe(true);
  await wide.context.close();
}, 60_000);

import type { TestServer } from '../servers/startServer';
import { startTrickle } from '../servers/trickle';
import { readLayoutShift, watchLayoutShift } from './layoutShift';
import { startSite } from './site';
import type { SiteUnderTest } from './site';

/** A page that arrives in pieces is drawn in between: none of them moves what is there already. */
const PAGES = [
  '/',
  '/material-ui/react-button',
  // The group of the page before is open here once the application has started.
  '/material-ui/getting-started/installation',
  '/material-ui/api/button',
  '/x/react-data-grid',
  '/blog',
  '/all-pages',
  '/versions',
  '/search?q=dialog',
  '/offline',
  '/production-error?code=9',
  '/nowhere',
  '/ar/material-ui/getting-started/installation',
];

let site: SiteUnderTest;
let slow: TestServer;
beforeAll(async () => {
  site = await startSite();
  slow = await startTrickle(site.url);
}, 60_000);
afterAll(async () => {
  await slow.close();
  await site.close();
});

/** Loads the pages one by one in a window of this width. Returns what moved, by page. */
async function visitPages(width: number): Promise<Record<string, readonly string[]>> {
  const context = await site.browser.newContext({
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width, height: 640 },
  });
  await watchLayoutShift(context);
  // Fonts that arrive late move text by themselves; here only pieces of the page may.
  await context.route('**/*.woff2', (route) => route.abort());
  const page = await context.newPage();
  const moved: Record<string, readonly string[]> = {};
  for (const pathname of PAGES) {
    await page.goto(slow.url + pathname);
    await page.waitForSelector('[data-consent-banner]');
    const { moved: seen } = await readLayoutShift(page);
    if (seen.length > 0) moved[`${pathname} at ${String(width)} px`] = seen;
    expect(
      await page.locator('footer.footer').evaluate((e) => getComputedStyle(e).visibility),
    ).toBe('visible');
    expect(await page.getByRole('button', { name: /^(Settings|الإعدادات)$/ }).count()).toBe(1);
  }
  await context.close();
  return moved;
}

// Most of the time is waiting for pieces: the widths wait at the same time.
test('nothing moves while a page arrives, at four widths', async () => {
  const moved = await Promise.all([360, 768, 1280, 1440].map(visitPages));
  expect(Object.assign({}, ...moved)).toEqual({});
}, 240_000);

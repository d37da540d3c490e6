import type { TestServer } from '../servers/startServer';
import { startTrickle } from '../servers/trickle';
import { readLayoutShift, watchLayoutShift } from './layoutShift';
import { startSite } from './site';
import type { SiteUnderTest } from './site';

/** Pages that are loaded in pieces and painted in between, without any layout shift. */
const PAGES = [
  '/',
  '/material-ui/react-button',
  // After the start, the sidebar also keeps the previous page's group open.
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

/** Loads the pages one by one in a window of this width. Returns layout shifts by page. */
async function visitPages(width: number): Promise<Record<string, readonly string[]>> {
  const context = await site.browser.newContext({
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width, height: 640 },
  });
  await watchLayoutShift(context);
  // Late fonts cause layout shifts too. Block them, because only the pieces of the page matter here.
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

// Most of the time is spent waiting for pieces, so all widths run in parallel.
test('nothing moves while a page arrives, at four widths', async () => {
  const moved = await Promise.all([360, 768, 1280, 1440].map(visitPages));
  expect(Object.assign({}, ...moved)).toEqual({});
}, 240_000);

import type { Page } from 'playwright-core';
import { answeredProfile, hydrated, startSite } from '../testing/browser/site';
import type { SiteUnderTest } from '../testing/browser/site';
import { collectNavigations } from '../testing/browser/productionSite';

const PAGE = '/material-ui/react-button';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

async function openWithout(script: RegExp): Promise<{ page: Page; navigations: string[] }> {
  const context = await site.browser.newContext({ reducedMotion: 'reduce' });
  await context.route(script, (route) => route.fulfill({ status: 404, body: 'gone' }));
  const page = await context.newPage();
  const navigations = collectNavigations(page);
  await page.goto(site.url + PAGE);
  return { page, navigations };
}

test.each([
  ['main script', /\/assets\/js\/main\./],
  ['page’s script', /\/assets\/js\/(?!main\.|runtime)[^/]+\.js$/],
])('a %s that is gone: one reload, then words; the page can be read', async (_name, script) => {
  const { page, navigations } = await openWithout(script);
  const notice = page.locator('[data-scripts-notice]');
  await notice.locator('p', { hasText: 'could not be loaded' }).waitFor();
  await notice.getByRole('link', { name: 'Reload the page' }).waitFor();
  expect(await notice.getAttribute('role')).toBe('status');
  await page.waitForFunction(() => performance.now() > 3_000);
  expect(navigations).toHaveLength(2);
  expect(await page.locator('h1').textContent()).toBe('Button');
  await page
    .getByRole('link', { name: 'All pages' })
    .first()
    .evaluate((link) => {
      (link as HTMLAnchorElement).click();
    });
  await page.waitForURL('**/all-pages');
  await page.context().close();
});

/** A page whose application does not come before `start` is called. */
async function openHeld(): Promise<{ page: Page; start: () => void }> {
  const context = await site.browser.newContext({
    ...answeredProfile(site.url),
    reducedMotion: 'reduce',
  });
  let start = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    start = resolve;
  });
  await context.route(/\/assets\/js\/main\./, async (route) => {
    await gate;
    await route.continue();
  });
  const page = await context.newPage();
  await page.goto(site.url + PAGE, { waitUntil: 'load' });
  return { page, start };
}

test('the application is asked for after the page has loaded', async () => {
  const { page } = await site.open(PAGE);
  await hydrated(page);
  const { loaded, asked } = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'));
    return {
      loaded: visit?.loadEventStart ?? Infinity,
      asked: Math.min(...scripts.map(({ startTime }) => startTime)),
    };
  });
  expect(asked).toBeGreaterThanOrEqual(loaded);
  await page.context().close();
});

test('a press before the start is done after it', async () => {
  const { page, start } = await openHeld();
  await page.locator('.navbar').getByRole('button', { name: 'Settings' }).click();
  expect(await page.getByRole('dialog').count()).toBe(0);
  start();
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  await page.context().close();
});

test.each(['Control+k', '/'])('%s before the start opens the search after it', async (press) => {
  const { page, start } = await openHeld();
  await page.keyboard.press(press);
  start();
  await page.locator('input[role=combobox]').waitFor();
  expect(await page.locator('input[role=combobox]').inputValue()).toBe('');
  await page.context().close();
});

test('a demo that was pressed before the start answers after it', async () => {
  const { page, start } = await openHeld();
  const demo = page.locator('[data-demo="LoadingButtons"], [data-demo="BasicButtons"]').first();
  await demo.getByRole('button', { name: 'Show code' }).click();
  expect(await demo.locator('[data-demo-source] pre:visible').count()).toBe(0);
  start();
  await demo.locator('[data-demo-source] pre:visible').first().waitFor();
  await page.context().close();
});

test('links work without the application', async () => {
  const { page } = await openHeld();
  await page.locator('.pagination-nav__link--next').click();
  await page.waitForURL((url) => url.pathname !== PAGE);
  await page.context().close();
});

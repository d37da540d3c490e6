import type { Page } from 'playwright-core';
import { holdScripts } from '../../tooling/testing/browser/network';
import { profileWithoutBanner, hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

/** The sidebar keeps its scroll position and its open groups. */
const PAGE = '/x/react-data-grid';
const MENU = '.theme-doc-sidebar-container nav.menu';
const SHORT = { viewport: { width: 1280, height: 500 } };

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

const readTop = (page: Page): Promise<number> =>
  page.$eval(MENU, (menu) => Math.round(menu.scrollTop));

async function openGroup(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Expand sidebar category '${name}'` }).click();
  // The label changes immediately, but the list is animated and only gets `height: auto` at the end.
  await page
    .locator(`${MENU} li:has(> div > [aria-label="Collapse sidebar category '${name}'"])`)
    .locator('> ul[style*="height: auto"]')
    .waitFor();
}

test('open groups and scroll position survive a reload without console errors', async () => {
  const { page, consoleErrors } = await site.open(PAGE, SHORT);
  await hydrated(page);
  await openGroup(page, 'Columns');
  await page.$eval(MENU, (menu) => {
    menu.scrollTop = 90;
  });
  const top = await readTop(page);
  expect(top).toBeGreaterThan(40);
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: "Collapse sidebar category 'Columns'" }).waitFor();
  expect(await readTop(page)).toBe(top);
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('the scroll position is restored before the bundle runs', async () => {
  const { page } = await site.open(PAGE, SHORT);
  await hydrated(page);
  await page.$eval(MENU, (menu) => {
    menu.scrollTop = 90;
  });
  const top = await readTop(page);
  await holdScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await readTop(page)).toBe(top);
  await page.context().close();
});

test('the space of an open group is reserved before the bundle runs', async () => {
  const { page } = await site.open(PAGE, { viewport: { width: 1280, height: 900 } });
  await hydrated(page);
  await openGroup(page, 'Columns');
  const next = page.locator(`${MENU} li[class$="/columns"] + li`);
  const readY = async (): Promise<number | undefined> => (await next.boundingBox())?.y;
  const y = await readY();
  await holdScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(y).toBeGreaterThan(0);
  expect(await readY()).toBe(y);
  await page.context().close();
});

test('the current page is in view on the first visit, even before the bundle runs', async () => {
  const context = await site.browser.newContext({ viewport: { width: 1280, height: 400 } });
  const page = await context.newPage();
  await holdScripts(page);
  await page.goto(`${site.url}/material-ui/react-text-field`, { waitUntil: 'domcontentloaded' });
  const isVisible = await page.$eval(`${MENU} [aria-current="page"]`, (link) => {
    const box = link.getBoundingClientRect();
    return box.top >= 0 && box.bottom <= innerHeight;
  });
  expect(isVisible).toBe(true);
  await context.close();
});

test('keeps its state from page to page and after a visit to the blog', async () => {
  const { page } = await site.open(PAGE, { ...SHORT, ...profileWithoutBanner(site.url) });
  await hydrated(page);
  await openGroup(page, 'Columns');
  await page.$eval(MENU, (menu) => {
    menu.scrollTop = 60;
  });
  const top = await readTop(page);
  await page.locator(`${MENU} a[href="${PAGE}/column-definition"]`).last().click();
  await page.waitForURL('**/column-definition');
  expect(Math.abs((await readTop(page)) - top)).toBeLessThan(2);
  await page.locator('.navbar a[href="/blog"]').click();
  await page.waitForURL('**/blog');
  await page.goBack();
  await page.getByRole('button', { name: "Collapse sidebar category 'Columns'" }).waitFor();
  expect(Math.abs((await readTop(page)) - top)).toBeLessThan(2);
  await page.context().close();
});

test.each(['evil', '{"tops":5}', '{"tops":{"x":"9e9"},"open":{"length":1e9}}', 'null'])(
  'ignores the invalid state %j',
  async (text) => {
    const context = await site.browser.newContext(SHORT);
    await context.addInitScript((value) => {
      sessionStorage.setItem('site-sidebar', value);
    }, text);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(site.url + PAGE);
    await hydrated(page);
    expect(await page.locator(`${MENU} [aria-current="page"]`).isVisible()).toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  },
);

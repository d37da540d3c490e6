import type { Page } from 'playwright-core';
import { hydrated, resize, setMode, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

const PAGES = [
  '/material-ui/api/button',
  '/joy-ui/api/select',
  '/x/api/data-grid/data-grid-pro',
  '/x/api/data-grid/grid-col-def',
  '/x/api/data-grid',
  '/x/api/charts/bar-chart',
  '/toolpad/core/react-use-dialogs/api',
];

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

/** Returns how many px the page is wider than the viewport. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );

test.each(PAGES)(
  '%s fits narrow and wide viewports in both modes',
  async (pathname) => {
    const { page, consoleErrors } = await site.open(pathname, {
      colorScheme: 'light',
      viewport: { width: 360, height: 800 },
    });
    await hydrated(page);
    for (const mode of ['light', 'dark'] as const) {
      await setMode(page, mode);
      for (const width of [360, 1440]) {
        await resize(page, { width, height: 900 });
        expect({ mode, width, overflow: await overflowOf(page) }).toEqual({
          mode,
          width,
          overflow: 0,
        });
      }
    }
    expect(await page.locator('[data-api-page] h2').count()).toBeGreaterThan(0);
    expect(consoleErrors).toEqual([]);
    await page.context().close();
  },
  60_000,
);

test('the filter shows and counts the rows that contain all words, and reports when none does', async () => {
  const { page } = await site.open('/x/api/data-grid/data-grid');
  await hydrated(page);
  const field = page.getByRole('searchbox', { name: 'Filter Props' });
  const rows = page.locator('[data-api-table="props"] tbody tr:visible');
  const all = await rows.count();
  await field.fill('row height');
  const some = await rows.count();
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(all);
  expect(await page.locator('#data-grid-prop-rowHeight').isVisible()).toBe(true);
  expect(await page.locator('output').first().textContent()).toBe(
    `${String(some)} of ${String(all)}`,
  );
  await field.fill('no such prop');
  expect(await page.locator('[data-api-nothing="props"]').isVisible()).toBe(true);
  await field.fill('');
  expect(await rows.count()).toBe(all);
  await page.context().close();
}, 60_000);

test('a link to a row marks it and scrolls it below the header', async () => {
  const { page } = await site.open('/material-ui/api/button#button-prop-color');
  await hydrated(page);
  const row = page.locator('#button-prop-color');
  const header = await page.locator('.navbar').boundingBox();
  const box = await row.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
  expect(box?.y).toBeLessThan(400);
  expect(await row.evaluate((node) => node.matches(':target'))).toBe(true);
  const link = row.getByRole('link', { name: 'Link to color' });
  await link.focus();
  expect(await link.evaluate((node) => getComputedStyle(node).opacity)).toBe('1');
  await page.context().close();
}, 60_000);

test('the table of contents lists every row', async () => {
  const { page } = await site.open('/material-ui/api/button', {
    viewport: { width: 1440, height: 900 },
  });
  const toc = page.locator('.table-of-contents a[href="#button-prop-color"]');
  expect(await toc.count()).toBeGreaterThan(0);
  const ids = await page
    .locator('[data-api-page] tr[id]')
    .evaluateAll((rows) => rows.map(({ id }) => id));
  const listed = await page
    .locator('.table-of-contents a')
    .evaluateAll((links) => links.map((node) => node.getAttribute('href')?.slice(1)));
  expect(ids.filter((id) => !listed.includes(id))).toEqual([]);
  await page.context().close();
}, 60_000);

test("a type's declaration opens by keyboard and closes with Escape", async () => {
  const { page } = await site.open('/material-ui/api/button');
  await hydrated(page);
  const button = page.getByRole('button', { name: 'ButtonBaseActions' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'ButtonBaseActions' });
  expect(await dialog.isVisible()).toBe(true);
  expect(await dialog.textContent()).toContain('interface ButtonBaseActions');
  await page.keyboard.press('Escape');
  expect(await dialog.isVisible()).toBe(false);
  await page.context().close();
}, 60_000);

test('without JavaScript, everything but the filter works', async () => {
  const { page } = await site.open('/material-ui/api/button', { javaScriptEnabled: false });
  expect(await page.locator('#button-prop-variant').textContent()).toContain("'outlined'");
  expect(await page.locator('#button-classes-root').textContent()).toContain('.MuiButton-root');
  expect(await page.getByRole('searchbox', { name: 'Filter Props' }).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'ButtonBaseActions' }).click();
  expect(await page.getByRole('dialog', { name: 'ButtonBaseActions' }).isVisible()).toBe(true);
  await page.context().close();
}, 60_000);

test('internal links navigate on the client, and the next page loads its tables', async () => {
  const { page, consoleErrors } = await site.open('/material-ui/api/button');
  await hydrated(page);
  await page.evaluate(() => {
    document.documentElement.dataset['sameDocument'] = 'true';
  });
  await page.locator('[data-api-page] dd a', { hasText: 'ButtonBase' }).click();
  await page.locator('#button-base-prop-centerRipple').waitFor();
  expect(new URL(page.url()).pathname).toBe('/material-ui/api/button-base');
  expect(await page.locator('html').getAttribute('data-same-document')).toBe('true');
  await page.goBack();
  await page.locator('#button-prop-color').waitFor();
  expect(consoleErrors).toEqual([]);
  await page.context().close();
}, 60_000);

test('a component page starts with its chips and ends with links to its API pages', async () => {
  const { page } = await site.open('/material-ui/react-button');
  const api = page.locator('a[href="/material-ui/api/button"]', { hasText: '<Button />' });
  expect(await api.count()).toBe(1);
  const source = await page.getByRole('link', { name: 'Source', exact: true }).getAttribute('href');
  expect(source).toMatch(/\/tree\/v7\.0\.2\/packages\/mui-material\/src\/Button$/u);
  expect(await page.getByRole('link', { name: 'WAI-ARIA pattern' }).count()).toBe(1);
  await page.context().close();
}, 60_000);

test.each(['keyboard', 'touch'] as const)(
  "a type's declaration opens and closes by %s",
  async (means) => {
    const { page, consoleErrors } = await site.open('/material-ui/api/slider', {
      hasTouch: true,
      viewport: { width: 360, height: 800 },
    });
    await hydrated(page);
    // A long type is collapsed.
    const long = page.locator('details', { hasText: 'SliderOwnerState' }).first();
    const summary = long.locator('summary');
    await summary.scrollIntoViewIfNeeded();
    if (means === 'keyboard') await summary.press('Enter');
    else await summary.tap();
    const type = long.getByRole('button', { name: 'SliderOwnerState', exact: true }).first();
    const dialog = page.getByRole('dialog', { name: 'SliderOwnerState' });
    const close = dialog.getByRole('button', { name: 'Close' });
    await type.scrollIntoViewIfNeeded();
    if (means === 'keyboard') await type.press('Enter');
    else await type.tap();
    await dialog.getByText('interface SliderOwnerState').waitFor();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    if (means === 'keyboard') await page.keyboard.press('Escape');
    else await close.tap();
    await dialog.waitFor({ state: 'hidden' });
    // The focus returns to the button that opened it.
    if (means === 'keyboard') await type.and(page.locator(':focus')).waitFor();
    expect(consoleErrors).toEqual([]);
    await page.context().close();
  },
  60_000,
);

test('the tables of class names and events are complete and fit a phone', async () => {
  const PHONE = { viewport: { width: 360, height: 800 } };
  const { page, consoleErrors } = await site.open(
    '/material-ui/customization/default-theme',
    PHONE,
  );
  await hydrated(page);
  const row = page.locator('[data-class-names] tr', {
    has: page.getByRole('link', { name: 'Button', exact: true }),
  });
  expect(await row.textContent()).toContain('.MuiButton-startIcon');
  expect(await page.locator('[data-class-names] tr').count()).toBeGreaterThan(100);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await page.goto(`${site.url}/x/react-data-grid/events`);
  await hydrated(page);
  expect(await page.locator('#event-rowClick').textContent()).toContain('GridRowParams');
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect(consoleErrors).toEqual([]);
  await page.context().close();
}, 60_000);

import { hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

const PAGE = '/material-ui/react-button';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

test('f focuses the filter, typing shows matches, and Escape restores the tree', async () => {
  const { page, consoleErrors } = await site.open(PAGE, { viewport: { width: 1280, height: 800 } });
  await hydrated(page);
  await page.keyboard.press('f');
  const filter = page.locator('aside [data-sidebar-filter]');
  const field = filter.getByRole('searchbox', { name: 'Filter pages' });
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await field.inputValue()).toBe('');
  const top = await page.locator('aside nav.menu').evaluate((menu) => {
    menu.scrollTop = 120;
    return menu.scrollTop;
  });
  await page.keyboard.type('button gr');
  const matches = filter.getByRole('list', { name: 'Matching pages' });
  await matches.getByRole('link', { name: 'Button Group', exact: true }).waitFor();
  expect(await filter.getByRole('status').textContent()).toMatch(/^\d+ pages?$/);
  expect(await matches.getByRole('link', { name: 'Slider' }).count()).toBe(0);
  expect(await page.locator('aside nav.menu').isVisible()).toBe(false);
  await page.keyboard.press('Escape');
  await matches.waitFor({ state: 'detached' });
  expect(await field.inputValue()).toBe('');
  expect(await page.locator('aside nav.menu').evaluate((menu) => menu.scrollTop)).toBe(top);
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('the current page is marked among the matches, also in the mobile menu', async () => {
  const { page } = await site.open(PAGE, { viewport: { width: 360, height: 740 } });
  await hydrated(page);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const filter = page.locator('.navbar-sidebar [data-sidebar-filter]');
  await filter.getByRole('searchbox').fill('button');
  const current = filter.locator('[aria-current="page"]');
  await current.waitFor();
  expect(await current.textContent()).toBe('Button');
  await page.context().close();
});

test('the mobile table of contents is sticky and closes when a heading is clicked', async () => {
  const { page } = await site.open(PAGE, { viewport: { width: 360, height: 740 } });
  await hydrated(page);
  const toc = page.locator('.theme-doc-toc-mobile');
  await page.evaluate(() => {
    scrollTo(0, 2000);
  });
  await toc.getByRole('button', { name: 'On this page' }).click();
  const link = toc.getByRole('link', { name: 'Disabled' });
  await link.click();
  await link.waitFor({ state: 'hidden' });
  await page.waitForFunction(() => location.hash === '#disabled');
  const [tocBottom, headingTop] = await page.evaluate(() =>
    ['.theme-doc-toc-mobile', '#disabled'].map((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return selector.startsWith('#') ? box?.top : box?.bottom;
    }),
  );
  expect(headingTop).toBeGreaterThanOrEqual(tocBottom ?? Infinity);
  await page.context().close();
});

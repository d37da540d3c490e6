import type { Page } from 'playwright-core';
import { hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

const GRIDS = '/demo/x/react-data-grid/filtering';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

/** A demo alone, with what the policy of the site has refused to it. */
async function open(pathname: string): Promise<{ page: Page; refused: () => Promise<string[]> }> {
  const context = await site.browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    const state = window as unknown as { refused: string[] };
    state.refused = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      state.refused.push(`${violatedDirective} ${blockedURI}`);
    });
  });
  const page = await context.newPage();
  await page.goto(site.url + pathname);
  await hydrated(page);
  await page.locator('.MuiDataGrid-root').waitFor();
  const refused = (): Promise<string[]> =>
    page.evaluate(() => (window as unknown as { refused: string[] }).refused);
  return { page, refused };
}

/** How many rows pass the filters: more than are drawn. A grid that's drawn anew has no number at first. */
async function total(page: Page): Promise<number> {
  const found = await page.waitForFunction(() => {
    const shown = document.querySelector('.MuiTablePagination-displayedRows')?.textContent;
    return /of (\d+)$/u.exec(shown ?? '')?.[1];
  });
  return Number(await found.jsonValue());
}

const totalIs = (page: Page, count: number): Promise<void> =>
  page
    .locator('.MuiTablePagination-displayedRows')
    .filter({ hasText: new RegExp(`of ${String(count)}$`, 'u') })
    .waitFor();

// Text that becomes code is refused on this site; the grid would compile its filters that way.
test('column filters of the Data Grid need no code from text', async () => {
  const { page, refused } = await open(`${GRIDS}/FilteringFirstModel`);
  const filtered = await total(page);
  expect(filtered).toBeGreaterThan(0);
  expect(filtered).toBeLessThan(200);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await totalIs(page, 200);
  const order = await page.locator('.MuiDataGrid-row [data-field="id"]').first().innerText();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('textbox', { name: 'Value' }).fill(order);
  await totalIs(page, 1);
  expect(await refused()).toEqual([]);
  await page.context().close();
});

// Each of them has a theme of its own.
test.each(['?dir=rtl', '?density=dense'])('nor with the reader’s %s', async (query) => {
  const { page, refused } = await open(`${GRIDS}/FilteringFirstModel${query}`);
  expect(await total(page)).toBeLessThan(200);
  expect(await refused()).toEqual([]);
  await page.context().close();
});

test('nor does its quick filter', async () => {
  const { page, refused } = await open(`${GRIDS}/quick-filter/QuickFilterWords`);
  expect(await total(page)).toBeLessThan(300);
  await page.getByRole('searchbox').fill('zzz');
  await page.getByText('No results found.').waitFor();
  await page.getByRole('searchbox').fill('');
  await totalIs(page, 300);
  expect(await refused()).toEqual([]);
  await page.context().close();
});

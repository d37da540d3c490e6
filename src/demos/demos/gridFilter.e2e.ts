import type { Page } from 'playwright-core';
import { hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

const GRIDS = '/demo/x/react-data-grid/filtering';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

/** Opens a standalone demo and records violations of the site's Content-Security-Policy. */
async function open(
  pathname: string,
): Promise<{ page: Page; listViolations: () => Promise<string[]> }> {
  const context = await site.browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    const state = window as unknown as { violations: string[] };
    state.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      state.violations.push(`${violatedDirective} ${blockedURI}`);
    });
  });
  const page = await context.newPage();
  await page.goto(site.url + pathname);
  await hydrated(page);
  await page.locator('.MuiDataGrid-root').waitFor();
  const listViolations = (): Promise<string[]> =>
    page.evaluate(() => (window as unknown as { violations: string[] }).violations);
  return { page, listViolations };
}

/** Returns how many rows match the filters, which is more than are rendered. Waits until a new grid shows it. */
async function readTotal(page: Page): Promise<number> {
  const found = await page.waitForFunction(() => {
    const shown = document.querySelector('.MuiTablePagination-displayedRows')?.textContent;
    return /of (\d+)$/u.exec(shown ?? '')?.[1];
  });
  return Number(await found.jsonValue());
}

const waitForTotal = (page: Page, count: number): Promise<void> =>
  page
    .locator('.MuiTablePagination-displayedRows')
    .filter({ hasText: new RegExp(`of ${String(count)}$`, 'u') })
    .waitFor();

// The site's policy forbids `eval`, which the grid would otherwise use to compile its filters.
test('column filters of the Data Grid work without eval', async () => {
  const { page, listViolations } = await open(`${GRIDS}/FilteringFirstModel`);
  const filtered = await readTotal(page);
  expect(filtered).toBeGreaterThan(0);
  expect(filtered).toBeLessThan(200);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await waitForTotal(page, 200);
  const order = await page.locator('.MuiDataGrid-row [data-field="id"]').first().innerText();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('textbox', { name: 'Value' }).fill(order);
  await waitForTotal(page, 1);
  expect(await listViolations()).toEqual([]);
  await page.context().close();
});

// Each of them uses a different theme.
test.each(['?dir=rtl', '?density=dense'])(
  'column filters work without eval with %s',
  async (query) => {
    const { page, listViolations } = await open(`${GRIDS}/FilteringFirstModel${query}`);
    expect(await readTotal(page)).toBeLessThan(200);
    expect(await listViolations()).toEqual([]);
    await page.context().close();
  },
);

test('the quick filter works without eval', async () => {
  const { page, listViolations } = await open(`${GRIDS}/quick-filter/QuickFilterWords`);
  expect(await readTotal(page)).toBeLessThan(300);
  await page.getByRole('searchbox').fill('zzz');
  await page.getByText('No results found.').waitFor();
  await page.getByRole('searchbox').fill('');
  await waitForTotal(page, 300);
  expect(await listViolations()).toEqual([]);
  await page.context().close();
});

import { hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

test('the Data Grid is a table without JavaScript, and a grid with it', async () => {
  const off = await site.open('/x/react-data-grid', { javaScriptEnabled: false });
  const table = off.page.locator('[data-demo="FirstGrid"] [data-demo-preview] table');
  await table.getByRole('columnheader', { name: 'Operator' }).waitFor();
  expect(await table.getByRole('row').count()).toBe(5);
  await off.page.context().close();
  const { page, consoleErrors } = await site.open('/x/react-data-grid');
  await hydrated(page);
  const demo = page.locator('[data-demo="FirstGrid"]');
  await demo.scrollIntoViewIfNeeded();
  await demo.getByRole('grid').waitFor();
  expect(await demo.locator('[data-server-only]').count()).toBe(0);
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

import { findViolations } from '../../tooling/testing/browser/runAxe';
import { hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

const PAGE = '/material-ui/react-button';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

test('? opens the shortcuts, Escape closes them, and ? opens them again', async () => {
  const { page, consoleErrors } = await site.open(PAGE);
  await hydrated(page);
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.keyboard.press('?');
  await dialog.getByText('Filter the pages in the sidebar').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.keyboard.press('?');
  await dialog.waitFor();
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('the link of a heading copies its URL and confirms it', async () => {
  const { page, consoleErrors } = await site.open(PAGE, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await hydrated(page);
  await page.locator('#colors a.hash-link').focus();
  await page.keyboard.press('Enter');
  await page.getByText('Link copied').waitFor({ state: 'attached' });
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${site.url}${PAGE}#colors`);
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

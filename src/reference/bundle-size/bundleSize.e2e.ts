import { hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

test('the chip shows the size next to the other chips, and its popover opens without JavaScript', async () => {
  const { page } = await site.open('/material-ui/react-app-bar', {
    javaScriptEnabled: false,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 900 },
  });
  const chip = page.locator('[data-bundle-size]');
  expect(await chip.textContent()).toMatch(/^AppBar: \d+(\.\d)? kB gzipped$/);
  const row = page.getByRole('list').filter({ has: chip });
  for (const target of await row.locator('a, button[data-bundle-size]').all()) {
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  expect(await row.getByRole('link', { name: 'Source' }).count()).toBe(1);
  await chip.click();
  expect(await page.getByRole('row', { name: /^AppBar/ }).isVisible()).toBe(true);
  await page.context().close();
}, 60_000);

test('the chip shows the size of the first component on another page too', async () => {
  const { page } = await site.open('/material-ui/react-button', { javaScriptEnabled: false });
  const chip = page.locator('[data-bundle-size]');
  expect(await chip.textContent()).toMatch(/^Button: \d+(\.\d)? kB gzipped$/);
  await page.context().close();
}, 60_000);

test('"My version" is mirrored on the root element and persists', async () => {
  const { page, consoleErrors } = await site.open('/material-ui/react-app-bar', {
    colorScheme: 'dark',
  });
  await hydrated(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('My Material UI version').selectOption('6.3');
  await page.waitForSelector('html[data-my-version="6.3"][data-lacks="6.4 7.0"]');
  await page.getByLabel('My MUI X version').selectOption('8.20');
  await page.waitForSelector('html[data-lacks="6.4 7.0 x-8.29"]');
  await page.reload();
  await page.waitForSelector('html[data-my-version="6.3"][data-lacks="6.4 7.0 x-8.29"]');
  const opacity = await page.evaluate(() => {
    const row = document.createElement('div');
    row.dataset['since'] = '6.4';
    document.body.append(row);
    return getComputedStyle(row).opacity;
  });
  expect(Number(opacity)).toBeLessThan(1);
  expect(consoleErrors).toEqual([]);
  await page.context().close();
}, 60_000);

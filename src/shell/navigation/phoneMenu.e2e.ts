import { hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

const PAGE = '/material-ui/react-button';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

test('the mobile menu traps the focus until Escape closes it', async () => {
  const { page } = await site.open(PAGE, { viewport: { width: 390, height: 800 } });
  await hydrated(page);
  await page.focus('.navbar__toggle');
  await page.keyboard.press('Enter');
  await page.locator('.navbar-sidebar__close:focus').waitFor();
  // Backward from the first element, the focus leaves the page; it doesn't move to covered elements.
  await page.keyboard.press('Shift+Tab');
  const isOutside = (): boolean =>
    document.activeElement !== document.body &&
    document.activeElement?.closest('.navbar-sidebar') === null;
  expect(await page.evaluate(isOutside)).toBe(false);
  await page.keyboard.press('Escape');
  await page.locator('.navbar__toggle[aria-expanded="false"]:focus').waitFor();
  expect(await page.locator('main').evaluate((main) => main.closest('[inert]'))).toBeNull();
  await page.context().close();
});

import { findViolations } from '../../tooling/testing/browser/runAxe';
import { hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

const MATERIAL = '/material-ui/customization/default-theme';
const JOY = '/joy-ui/customization/default-theme-viewer';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

test.each([
  [MATERIAL, 'light', '#1976d2'],
  [JOY, 'dark', 'var(--joy-palette-primary-500'],
] as const)(
  '%s in %s mode: the HTML has the first levels, and there are no console errors',
  async (pathname, colorScheme, value) => {
    const { page, consoleErrors } = await site.open(pathname, { colorScheme });
    const html = await (await page.request.get(site.url + pathname)).text();
    // Minified HTML omits optional quotes around attribute values.
    expect(/data-path="?\$\.palette\.primary\b/.test(html)).toBe(true);
    await hydrated(page);
    await page.getByRole('searchbox', { name: 'Search keys and values' }).fill(value);
    await page.getByRole('treeitem').filter({ hasText: value }).first().waitFor();
    await page.getByRole('searchbox', { name: 'Search keys and values' }).fill('no such thing');
    await page.getByText(/^Nothing in the theme/).waitFor();
    expect(consoleErrors).toEqual([]);
    await page.context().close();
  },
  60_000,
);

test('a URL expands a path, arrow keys expand and collapse it, and the URL is updated', async () => {
  const { page, consoleErrors } = await site.open(`${MATERIAL}?expand-path=$.zIndex`);
  const modal = page.locator('[data-path="$.zIndex.modal"]');
  await modal.waitFor();
  const group = page.locator('[data-path="$.zIndex"]');
  await group.focus();
  await page.keyboard.press('ArrowLeft');
  await modal.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('');
  await page.keyboard.press('ArrowRight');
  await modal.waitFor();
  await page.keyboard.press('ArrowRight');
  await page.locator('[data-path="$.zIndex.mobileStepper"]:focus').waitFor();
  expect(new URL(page.url()).searchParams.get('expand-path')).toBe('$.zIndex');
  expect(consoleErrors).toEqual([]);
  await page.context().close();
}, 60_000);

test('the tree can show only what differs between the modes', async () => {
  const { page } = await site.open(MATERIAL);
  await hydrated(page);
  await page.getByRole('checkbox', { name: /^Only show differences/ }).check();
  await page.locator('[data-path="$.zIndex"]').waitFor({ state: 'detached' });
  expect(await page.locator('[data-path="$.palette.background.paper"]').textContent()).toContain(
    '#121212',
  );
  await page.context().close();
}, 60_000);

test('the tables of variables and properties work without JavaScript', async () => {
  const { page } = await site.open(MATERIAL, { javaScriptEnabled: false });
  await page.getByText('palette-primary', { exact: true }).click();
  expect(await page.getByText('--mui-palette-primary-main', { exact: true }).isVisible()).toBe(
    true,
  );
  await page.goto(`${site.url}/system/properties`);
  expect(await page.locator('#property-px').textContent()).toContain('padding-left, padding-right');
  await page.context().close();
}, 60_000);

test('the color tool changes the colors of the site and its demos, and restores them', async () => {
  const { page, consoleErrors } = await site.open('/material-ui/customization/color');
  await hydrated(page);
  const tool = page.locator('[data-color-tool]');
  const linkColor = () =>
    page
      .locator('.theme-doc-markdown p a')
      .first()
      .evaluate((link) => getComputedStyle(link).color);
  const expectLinkColor = (color: string) =>
    page.waitForFunction((expected) => {
      const link = document.querySelector('.theme-doc-markdown p a');
      return link !== null && getComputedStyle(link).color === expected;
    }, color);
  const before = await linkColor();
  await tool.getByRole('group', { name: 'Primary' }).getByLabel('Hex value').fill('#006400');
  await tool.getByRole('button', { name: 'Preview these colors on this site' }).click();
  // Links change color in a transition.
  await expectLinkColor('rgb(0, 100, 0)');
  expect(await tool.locator('pre').textContent()).toContain("primary: { main: '#006400' }");
  expect(await findViolations(page, '[data-color-tool]')).toEqual([]);
  await tool.getByRole('button', { name: 'Preview these colors on this site' }).click();
  await expectLinkColor(before);
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

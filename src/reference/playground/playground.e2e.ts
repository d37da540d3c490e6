import type { Page } from 'playwright-core';
import { findViolations } from '../../tooling/testing/browser/runAxe';
import { hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

const PAGE = '/material-ui/react-button';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

/** Scrolls the playground into view and waits until its component has hydrated. */
async function hydrate(page: Page): Promise<void> {
  await hydrated(page);
  const playground = page.locator('[data-playground]').first();
  await playground.scrollIntoViewIfNeeded();
  await playground.locator('[data-demo-root][data-used]').waitFor({ state: 'attached' });
}

const codeOf = (page: Page): Promise<string> =>
  page.locator('[data-playground] pre').first().innerText();

test('changing knobs by keyboard updates component, code, and URL, and a reload keeps the values', async () => {
  const { page, consoleErrors } = await site.open(PAGE);
  await hydrate(page);
  const playground = page.locator('[data-playground="Button"]');
  const button = playground.locator('[data-demo-preview] button');
  expect(await codeOf(page)).toBe('<Button variant="contained">Save changes</Button>');
  await playground.getByRole('radio', { name: 'contained' }).focus();
  await page.keyboard.press('ArrowLeft');
  await playground.getByRole('switch', { name: 'disabled' }).press('Space');
  await playground.getByRole('textbox', { name: 'children' }).fill('Send');
  await button.and(page.locator('.MuiButton-outlined:disabled')).waitFor();
  expect(await button.innerText()).toMatch(/^send$/i);
  const code = '<Button variant="outlined" disabled>Send</Button>';
  expect(await codeOf(page)).toBe(code);
  await page.waitForURL(/\?Button\.variant=outlined&Button\.children=Send&Button\.disabled=true$/);
  await page.reload();
  await hydrate(page);
  await button.and(page.locator('.MuiButton-outlined:disabled')).waitFor();
  expect(await codeOf(page)).toBe(code);
  await playground.getByRole('button', { name: 'Reset props' }).click();
  await button.and(page.locator('.MuiButton-contained:enabled')).waitFor();
  await page.waitForURL(site.url + PAGE);
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test.each(['light', 'dark'] as const)(
  'has no accessibility violations in %s mode',
  async (colorScheme) => {
    const { page } = await site.open(PAGE, { colorScheme, viewport: { width: 360, height: 900 } });
    await hydrate(page);
    expect(await findViolations(page, '[data-playground]')).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await page.context().close();
  },
);

test('a composition shows its code with the props inserted', async () => {
  const { page, consoleErrors } = await site.open('/material-ui/react-tabs');
  await hydrate(page);
  const playground = page.locator('[data-playground="Tabs"]');
  await playground.getByRole('radio', { name: 'vertical' }).check();
  await playground.locator('[data-demo-preview] [aria-orientation="vertical"]').waitFor();
  expect(await codeOf(page)).toContain('orientation="vertical"');
  expect(await codeOf(page)).toContain('<Tab label="Seats" />');
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('without JavaScript, it shows the component and its code', async () => {
  const { page } = await site.open(PAGE, { javaScriptEnabled: false });
  const playground = page.locator('[data-playground="Button"]');
  expect(await playground.locator('[data-demo-preview] button').isVisible()).toBe(true);
  expect(await codeOf(page)).toBe('<Button variant="contained">Save changes</Button>');
  expect(await playground.locator('input:visible, select:visible').count()).toBe(0);
  await page.context().close();
});

import type { Page } from 'playwright-core';
import { isStandaloneDemo } from '../../foundation/preferences/model/standaloneDemo';
import { holdScripts } from '../../tooling/testing/browser/network';
import { interact, hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

const DEMO = '/demo/material-ui/react-button/BasicButtons';
const EXPERIMENTS = '/experiments/docs/demos';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

/** Resolves when React has hydrated the server's button of a demo. */
async function buttonHydrated(page: Page, name: string): Promise<void> {
  await page.waitForFunction((demo) => {
    const button = document.querySelector(`[data-demo="${demo}"] [data-used] button`);
    return Object.keys(button ?? {}).some((key) => key.startsWith('__reactProps'));
  }, name);
}

test('the address sets mode, direction, density, and width, and nothing is saved', async () => {
  const { page, consoleErrors } = await site.open(
    `${DEMO}?mode=dark&dir=rtl&density=dense&w=400&unknown=1`,
  );
  await page.waitForSelector('[data-demo-root][data-used]');
  expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
  expect(await page.getAttribute('html', 'dir')).toBe('rtl');
  await page.waitForSelector('.MuiButton-sizeSmall');
  const width = await page.locator('[data-standalone-demo]').evaluate((node) => node.clientWidth);
  expect(width).toBe(400);
  expect(await page.evaluate(() => localStorage.getItem('site-direction'))).toBeNull();
  expect(await page.title()).toContain('BasicButtons');
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('mode, direction, and styling are right before the bundle’s scripts run', async () => {
  const context = await site.browser.newContext();
  const page = await context.newPage();
  await holdScripts(page);
  await page.goto(`${site.url}${DEMO}?mode=dark&dir=rtl`, { waitUntil: 'domcontentloaded' });
  expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
  expect(await page.getAttribute('html', 'dir')).toBe('rtl');
  expect(await page.getByRole('button', { name: 'Publish' }).isVisible()).toBe(true);
  await context.close();
});

test('invalid values are ignored', async () => {
  const { page, consoleErrors } = await site.open(
    `${DEMO}?mode=pink&dir=up&density=9&w=-4&styling=x`,
  );
  await page.waitForSelector('[data-demo-root][data-used]');
  expect(await page.getAttribute('html', 'data-theme')).toBe('light');
  expect(await page.getAttribute('html', 'dir')).toBe('ltr');
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test.each(['system', 'tailwind', 'css'])('the address sets the styling %s', async (styling) => {
  const { page, consoleErrors } = await site.open(
    `/demo/material-ui/react-button/Introduction?styling=${styling}`,
  );
  await page.waitForSelector(`[data-demo-styling="${styling}"] [data-used]`);
  const button = page.getByRole('button', { name: 'Book a seat' });
  const padding = await button.evaluate((node) => getComputedStyle(node).paddingInlineStart);
  expect(padding).toBe('16px');
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('standalone demos are not indexed by search engines', async () => {
  const html = await (await fetch(site.url + DEMO)).text();
  expect(html).toMatch(/name="?robots"? content="?noindex/);
  expect(html).not.toMatch(/rel="?canonical/);
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const pathnames = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(
    (match) => new URL(match[1] ?? '').pathname,
  );
  expect(pathnames.length).toBeGreaterThan(600);
  expect(pathnames.filter(isStandaloneDemo)).toEqual([]);
});

test('addresses in other languages redirect to the shared page, even on hosts without redirect rules', async () => {
  const answer = await fetch(`${site.url}/ar${DEMO}?mode=dark`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, `${DEMO}?mode=dark`]);
  const body = await (await fetch(`${site.url}/nowhere`)).text();
  const { page } = await site.open('/privacy');
  await page.route(`**/ar${DEMO}`, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body }),
  );
  await page.goto(`${site.url}/ar${DEMO}`);
  await interact(page);
  await page.waitForURL(`${site.url}${DEMO}?dir=rtl`);
  await page.context().close();
});

test('a framed demo runs at its standalone address and follows the page’s color mode', async () => {
  const { page, consoleErrors } = await site.open(EXPERIMENTS, { colorScheme: 'light' });
  await hydrated(page);
  const demo = page.locator('[data-demo="FramedPreview"]');
  await demo.scrollIntoViewIfNeeded();
  const frame = demo.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Home' }).waitFor();
  expect(await demo.locator('iframe').getAttribute('src')).toBe(
    '/demo/experiments/docs/demos/FramedPreview',
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  await frame.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('the CssBaseline of a demo with its own theme sets that theme’s text color', async () => {
  // The theme is light in both modes: dark text on cream.
  const { page } = await site.open('/demo/material-ui/react-css-baseline/BaselinePage?mode=dark');
  await page.waitForSelector('[data-demo-root][data-used]');
  const text = page.getByText('The page has the cream background');
  expect(await text.evaluate((node) => getComputedStyle(node).color)).toBe('rgba(0, 0, 0, 0.87)');
  await page.context().close();
});

test('the width, direction, and density of a single demo can be changed', async () => {
  const { page, consoleErrors } = await site.open('/material-ui/react-button');
  await hydrated(page);
  const demo = page.locator('[data-demo="BasicButtons"]');
  await demo.getByRole('button', { name: 'View' }).click();
  await demo.getByRole('button', { name: 'Phone' }).click();
  await demo.getByRole('button', { name: 'Right to left' }).click();
  await demo.getByRole('button', { name: 'Dense' }).click();
  const frame = demo.frameLocator('iframe');
  await frame.locator('html[dir="rtl"][data-dense]').waitFor({ state: 'attached' });
  await frame.locator('.MuiButton-sizeSmall').first().waitFor();
  expect(await demo.locator('iframe').evaluate((node) => node.clientWidth)).toBe(390);
  expect(await page.getAttribute('html', 'dir')).toBe('ltr');
  expect(await demo.getByRole('link', { name: 'Open in new tab' }).getAttribute('href')).toBe(
    `${DEMO}?dir=rtl&density=dense`,
  );
  await demo.getByRole('button', { name: 'Full width' }).click();
  await demo.getByRole('button', { name: 'Right to left' }).click();
  await demo.getByRole('button', { name: 'Dense' }).click();
  await demo.locator('[data-demo-preview] button').first().waitFor();
  expect(await demo.locator('iframe').count()).toBe(0);
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('a demo that throws shows its error, can be reset, and does not affect other demos', async () => {
  const { page } = await site.open(EXPERIMENTS);
  await hydrated(page);
  const demo = page.locator('[data-demo="StoppingDemo"]');
  await demo.scrollIntoViewIfNeeded();
  await buttonHydrated(page, 'StoppingDemo');
  await demo.getByRole('button', { name: 'Stop the demo' }).click();
  const alert = demo.getByRole('alert');
  await alert.getByText('This demo was asked to stop.').waitFor();
  const other = page.locator('[data-demo="OpenCode"]');
  await other.scrollIntoViewIfNeeded();
  await buttonHydrated(page, 'OpenCode');
  await other.getByRole('button', { name: 'Pressed 0 times' }).click();
  await other.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
  await alert.getByRole('button', { name: 'Reset demo' }).click();
  await demo.getByRole('button', { name: 'Stop the demo' }).waitFor();
  expect(await demo.getByRole('alert').count()).toBe(0);
  await page.context().close();
});

test('several files are tabs with keyboard navigation', async () => {
  const { page, consoleErrors } = await site.open(`${EXPERIMENTS}#SeveralFiles.tsx`, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await hydrated(page);
  const demo = page.locator('[data-demo="SeveralFiles"]');
  const tab = (name: string) => demo.getByRole('tab', { name });
  await tab('SeveralFiles.tsx').focus();
  await page.keyboard.press('ArrowRight');
  expect(await tab('PlanetList.tsx').getAttribute('aria-selected')).toBe('true');
  await demo.getByRole('tabpanel').getByText('interface').first().waitFor();
  await page.keyboard.press('End');
  await demo.getByRole('button', { name: 'Copy', exact: true }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'export const planets',
  );
  await tab('planets.ts').focus();
  await page.keyboard.press('ArrowRight');
  expect(await tab('SeveralFiles.tsx').getAttribute('aria-selected')).toBe('true');
  expect(await demo.getByRole('tabpanel').count()).toBe(1);
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('short JSX is shown below the demo until the source opens', async () => {
  const { page } = await site.open('/material-ui/react-button');
  await hydrated(page);
  const demo = page.locator('[data-demo="BasicButtons"]');
  expect(await demo.locator('pre:visible').innerText()).toMatch(/^<Stack/);
  await demo.getByRole('button', { name: 'Show code' }).click();
  expect(await demo.locator('pre:visible').innerText()).toMatch(/^import /);
  await demo.getByRole('button', { name: 'Hide code' }).click();
  expect(await demo.locator('pre:visible').innerText()).toMatch(/^<Stack/);
  await page.context().close();
});

import { readPixel } from './pixel';
import { holdScripts } from './network';
import { startSite } from './site';
import type { SiteUnderTest } from './site';

/** What is on the screen when the bundle has not run: no flash of the other mode, ever. */
const PAGE = '/material-ui/react-button';
const LIGHT = [255, 255, 255];
const DARK = [15, 18, 20];

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

test.each([
  ['light', 'light', LIGHT],
  ['light', 'dark', LIGHT],
  ['dark', 'light', DARK],
  ['dark', 'dark', DARK],
  ['system', 'light', LIGHT],
  ['system', 'dark', DARK],
  [null, 'light', LIGHT],
  [null, 'dark', DARK],
  ['DARK', 'light', LIGHT],
  ['dark light', 'dark', DARK],
] as const)('saved %j under a %s system', async (saved, colorScheme, wanted) => {
  const context = await site.browser.newContext({
    colorScheme,
    viewport: { width: 1280, height: 800 },
  });
  await context.addCookies([
    { name: 'codeVariant', value: 'JS', url: site.url },
    { name: 'codeStyling', value: '%E0%A4%A', url: site.url },
  ]);
  await context.addInitScript((value) => {
    if (value !== null) localStorage.setItem('theme', value);
    localStorage.setItem('mui-mode', value === 'dark' ? 'light' : 'dark');
  }, saved);
  await holdScripts(context);
  const page = await context.newPage();
  await page.goto(site.url + PAGE);
  expect(await readPixel(page, 1270, 790)).toEqual(wanted);
  expect(await readPixel(page, 640, 10)).toEqual(wanted);
  expect(await page.getAttribute('html', 'data-code-variant')).toBe('JS');
  expect(await page.getAttribute('html', 'data-code-styling')).toBe('MUI System');
  await context.close();
});

test('right to left is there before the bundle', async () => {
  const context = await site.browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(() => {
    localStorage.setItem('site-direction', 'rtl');
  });
  await holdScripts(context);
  const page = await context.newPage();
  await page.goto(site.url + PAGE);
  const sidebar = await page.locator('.theme-doc-sidebar-container').boundingBox();
  expect(sidebar?.x).toBeGreaterThan(900);
  await context.close();
});

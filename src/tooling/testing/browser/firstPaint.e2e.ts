import type { Page } from 'playwright-core';
import { readPixel } from './pixel';
import { holdScripts } from './network';
import { hydrated, startSite } from './site';
import type { SiteUnderTest } from './site';

/** What's painted before any script of the bundle has run, so that the other mode never flashes. */
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
  await page.goto(site.url + PAGE, { waitUntil: 'domcontentloaded' });
  expect(await readPixel(page, 1270, 790)).toEqual(wanted);
  expect(await readPixel(page, 640, 10)).toEqual(wanted);
  expect(await page.getAttribute('html', 'data-code-variant')).toBe('JS');
  expect(await page.getAttribute('html', 'data-code-styling')).toBe('MUI System');
  await context.close();
});

test('right to left applies before the bundle has loaded', async () => {
  const context = await site.browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(() => {
    localStorage.setItem('site-direction', 'rtl');
  });
  await holdScripts(context);
  const page = await context.newPage();
  await page.goto(site.url + PAGE, { waitUntil: 'domcontentloaded' });
  const sidebar = await page.locator('.theme-doc-sidebar-container').boundingBox();
  expect(sidebar?.x).toBeGreaterThan(900);
  await context.close();
});

const readChoices = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const { codeStyling, codeVariant } = document.documentElement.dataset;
    return [codeStyling, codeVariant];
  });

test.each([
  ['#css-Introduction.js', ['CSS', 'JS']],
  ['#BasicButtons.js', ['Tailwind', 'JS']],
  ['#css-classes', ['Tailwind', 'TS']],
  ['#css-variables', ['Tailwind', 'TS']],
  ['#system-props', ['Tailwind', 'TS']],
  ['#with-tailwind-css', ['Tailwind', 'TS']],
  ['#css-tailwind-x', ['Tailwind', 'TS']],
  ['#css-NoSuchDemo.js', ['Tailwind', 'TS']],
])('%s shows %j before and after hydration, and saves nothing', async (hash, wanted) => {
  const context = await site.browser.newContext();
  await context.addCookies([{ name: 'codeStyling', value: 'Tailwind', url: site.url }]);
  const page = await context.newPage();
  const release = await holdScripts(page);
  await page.goto(site.url + PAGE + hash, { waitUntil: 'domcontentloaded' });
  expect(await readChoices(page)).toEqual(wanted);
  await release();
  await page.reload();
  await hydrated(page);
  expect(await readChoices(page)).toEqual(wanted);
  expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toEqual([
    'codeStyling=Tailwind',
  ]);
  await context.close();
});

test('a choice in the hash applies only to its page', async () => {
  const { page } = await site.open(`${PAGE}#css-Introduction.js`);
  await hydrated(page);
  expect(await readChoices(page)).toEqual(['CSS', 'JS']);
  await page.locator('nav a[href="/material-ui/react-checkbox"]').first().click();
  await page.locator('h1', { hasText: 'Checkbox' }).waitFor();
  await page.waitForSelector('html[data-code-variant="TS"][data-code-styling="MUI System"]');
  await page.goBack();
  await page.waitForSelector('html[data-code-variant="JS"][data-code-styling="CSS"]');
  expect(await page.context().cookies()).toEqual([]);
  await page.context().close();
});

import type { Page } from 'playwright-core';
import { readPixel } from './pixel';
import { startSite } from './site';
import type { SiteUnderTest } from './site';

/** The site without JavaScript, on a phone (spec NOSCRIPT-1, NOSCRIPT-2, and NOSCRIPT-3). */
const PHONE = { javaScriptEnabled: false, viewport: { width: 360, height: 740 } };

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

const readOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });

test('every page is two clicks away from the start page', async () => {
  const { page } = await site.open('/', PHONE);
  const link = page.locator('.navbar').getByRole('link', { name: 'All pages' });
  await link.click();
  await page.waitForURL('**/all-pages');
  const listed = new Set(
    await page.$$eval<string[], HTMLAnchorElement>('main a[href], footer a[href]', (links) =>
      links.map((element) => new URL(element.href).pathname),
    ),
  );
  const sitemap = await (await page.request.get(`${site.url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, pathname]) =>
    pathname === '' ? '/' : (pathname ?? '/'),
  );
  expect(paths.length).toBeGreaterThan(20);
  const isNews = (pathname: string): boolean => pathname.startsWith('/blog');
  const isHome = (pathname: string): boolean => pathname === '/' || pathname === '/all-pages';
  expect(paths.filter((p) => !listed.has(p) && !isNews(p) && !isHome(p))).toEqual([]);
  await page.context().close();
});

test('blog posts are two clicks away from a page', async () => {
  const { page } = await site.open('/material-ui/react-button', PHONE);
  await page.locator('footer').getByRole('link', { name: 'Blog', exact: true }).click();
  await page.waitForURL('**/blog');
  await page.locator('main article h2 a').first().click();
  await page.locator('main h1').waitFor();
  await page.context().close();
});

test.each([
  '/material-ui/react-button',
  '/joy-ui/react-button',
  '/system/react-box',
  '/material-ui/react-dialog',
  '/material-ui/react-text-field',
])('%s shows its demos and their code in both languages', async (pathname) => {
  const { page } = await site.open(pathname, PHONE);
  const demos = page.locator('[data-demo]');
  expect(await demos.count()).toBeGreaterThan(0);
  for (let index = 0; index < (await demos.count()); index += 1) {
    const demo = demos.nth(index);
    expect(await demo.locator('[data-demo-preview] *').count()).toBeGreaterThan(0);
    for (const variant of ['TS', 'JS']) {
      const source = demo.locator(`[data-variant~="${variant}"] code`).first();
      expect(await source.isVisible()).toBe(true);
      expect((await source.textContent())?.trim()).not.toBe('');
    }
  }
  expect(await readOverflow(page)).toBe(0);
  await page.context().close();
});

test('the commands of all package managers are visible', async () => {
  const { page } = await site.open('/material-ui/getting-started/installation', PHONE);
  for (const command of ['npm install @mui', 'pnpm add @mui', 'yarn add @mui']) {
    expect(await page.getByText(command).first().isVisible()).toBe(true);
  }
  await page.context().close();
});

test('controls that need a script are hidden', async () => {
  const { page } = await site.open('/material-ui/react-button', PHONE);
  const visible = await page
    // A button with `popovertarget` works without scripts.
    .locator('button:visible:not([popovertarget])')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.closest('[data-demo-preview]') === null)
        .map((button) => button.getAttribute('aria-label') ?? button.textContent),
    );
  expect(visible).toEqual([]);
  await page.context().close();
});

test.each([
  ['light', [255, 255, 255]],
  ['dark', [15, 18, 20]],
] as const)('the colors follow a %s system', async (colorScheme, wanted) => {
  const { page } = await site.open('/material-ui/react-button', { ...PHONE, colorScheme });
  expect(await readPixel(page, 3, 700)).toEqual(wanted);
  await page.context().close();
});

import fs from 'node:fs';
import path from 'node:path';
import { hydrated, startSite } from './site';
import type { SiteUnderTest } from './site';

/** The parts of a page around its text. */
const PAGE = '/material-ui/react-button';
const BUILD = path.resolve(__dirname, '../../../../build');

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

test('on a phone, the table of contents opens and links to its headings', async () => {
  const { page } = await site.open(PAGE, { viewport: { width: 360, height: 740 } });
  await hydrated(page);
  await page.getByRole('button', { name: 'On this page' }).click();
  const link = page.locator('.theme-doc-toc-mobile a', { hasText: 'Sizes' });
  await link.click();
  await page.waitForURL('**#sizes');
  const top = await page.locator('#sizes').evaluate((heading) => heading.getBoundingClientRect().y);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(740);
  await page.context().close();
});

test('in the mobile menu, the settings button has a visible label', async () => {
  const { page } = await site.open('/versions', { viewport: { width: 360, height: 740 } });
  await hydrated(page);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const entry = page.locator('.navbar-sidebar').getByRole('button', { name: 'Settings' });
  const label = entry.getByText('Settings');
  const { width = 0, height = 0 } = (await label.boundingBox()) ?? {};
  expect([width > 20, height > 10]).toEqual([true, true]);
  await entry.click();
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  await page.context().close();
});

test('the button back to the top appears when the reader scrolls up', async () => {
  const { page } = await site.open(PAGE, { viewport: { width: 1280, height: 700 } });
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  expect(await button.isVisible()).toBe(false);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 2000);
  await page.waitForFunction(() => scrollY > 1500);
  await page.mouse.wheel(0, -300);
  await button.waitFor({ state: 'visible' });
  await button.click();
  await page.waitForFunction(() => scrollY === 0);
  await page.context().close();
});

test('the badge of a closed group is not rotated', async () => {
  const { page } = await site.open('/system/borders');
  const badge = await page
    .locator('.menu__list-item--collapsed > div > .menu__link[data-badges="Legacy"]')
    .evaluate((link) => {
      const { content, transform } = getComputedStyle(link, '::after');
      return { content, transform };
    });
  expect(badge).toEqual({ content: '"Legacy"', transform: 'none' });
  await page.context().close();
});

test('a page shows when it was last updated; without a repository, nothing links to one', async () => {
  const { page } = await site.open(PAGE);
  const links = ['Edit this page', 'View source on GitHub'];
  for (const name of links) expect(await page.getByRole('link', { name }).count()).toBe(0);
  expect(await page.locator('.site-github-link').count()).toBe(0);
  // The link to the component's source leads to the library's repository.
  const source = page.getByRole('link', { name: 'Source', exact: true });
  expect(await source.getAttribute('href')).toMatch(/^https:\/\/github\.com\/mui\/material-ui\//);
  expect(await page.locator('.theme-last-updated time').getAttribute('datetime')).toMatch(
    /^\d{4}-\d\d-\d\dT/,
  );
  await page.context().close();
});

test('every built page has one meta tag for its product and one for its category', () => {
  const files = fs
    .readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'));
  expect(files.length).toBeGreaterThan(30);
  const wrong = files.filter((file) => {
    const html = fs.readFileSync(path.join(BUILD, file), 'utf8');
    // Documents for frames aren't pages.
    if (!/id="?__docusaurus\b/.test(html)) return false;
    return ['mui:productId', 'mui:productCategoryId'].some((name) => {
      const pattern = new RegExp(`<meta[^>]*name="?${name}"?[^>]*content="?[\\w-]+"?[^>]*>`, 'g');
      return [...html.matchAll(pattern)].length !== 1;
    });
  });
  expect(wrong).toEqual([]);
});

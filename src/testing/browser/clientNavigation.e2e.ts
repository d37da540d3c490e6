import type { Page } from 'playwright-core';
import { hydrated, startSite } from './site';
import type { SiteUnderTest } from './site';

/** From page to page inside the application. */
const FROM = '/material-ui/getting-started/installation';
const DESKTOP = { viewport: { width: 1280, height: 800 } };

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

async function open(pathname: string): Promise<{ page: Page; complaints: string[] }> {
  const opened = await site.open(pathname, DESKTOP);
  await hydrated(opened.page);
  return opened;
}

test('says the new title once, goes to the top, and keeps the focus in the page', async () => {
  const { page, complaints } = await open(FROM);
  await page.evaluate(() => {
    const said: string[] = [];
    (window as unknown as { said: string[] }).said = said;
    const region = document.querySelector('[data-route-announcer]');
    if (region === null) return;
    new MutationObserver(() => {
      said.push(region.textContent);
    }).observe(region, { childList: true, characterData: true, subtree: true });
    scrollTo(0, 600);
  });
  const next = page.locator('.pagination-nav__link--next');
  const wanted = await next.getAttribute('href');
  await next.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${wanted ?? ''}`);
  await page.waitForFunction(() => (window as unknown as { said: string[] }).said.length > 0);
  await page.waitForFunction(() => scrollY === 0);
  const { said, title } = await page.evaluate(() => ({
    said: (window as unknown as { said: string[] }).said,
    title: document.title,
  }));
  expect(said).toEqual([title]);
  expect(title).not.toContain('Installation');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    'Skip to main content',
  );
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a link with a hash reaches its heading, below the header', async () => {
  const { page } = await open(FROM);
  const link = page.locator('.table-of-contents__link').last();
  const hash = decodeURIComponent((await link.getAttribute('href')) ?? '');
  await link.click();
  await page.waitForURL((url) => decodeURIComponent(url.hash) === hash);
  const top = await page.evaluate((id) => {
    return document.getElementById(id)?.getBoundingClientRect().top ?? -1;
  }, hash.slice(1));
  const header = await page.evaluate(
    () => document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0,
  );
  expect(top).toBeGreaterThanOrEqual(header);
  expect(top).toBeLessThan(800);
  await page.context().close();
});

test('previous and next follow the order of the sidebar', async () => {
  const { page } = await open('/material-ui/react-app-bar');
  const order = await page.$$eval<string[], HTMLAnchorElement>(
    '.theme-doc-sidebar-menu .theme-doc-sidebar-item-link a',
    (links) => links.map((link) => new URL(link.href).pathname),
  );
  const read = (kind: string): Promise<string> =>
    page.$eval<string, HTMLAnchorElement>(
      `.pagination-nav__link--${kind}`,
      (link) => new URL(link.href).pathname,
    );
  await page.locator('.pagination-nav__link--prev').click();
  await page.waitForFunction(() => !location.pathname.endsWith('react-app-bar'));
  const previous = new URL(page.url()).pathname;
  expect(await read('next')).toBe('/material-ui/react-app-bar');
  expect(order.indexOf(previous)).toBeLessThan(order.indexOf('/material-ui/react-app-bar'));
  await page.context().close();
});

test('breadcrumbs and sidebar name the place of the page', async () => {
  const { page } = await open('/material-ui/react-button');
  expect(await page.locator('.breadcrumbs__item').allTextContents()).toEqual([
    '',
    'Components',
    'Inputs',
    'Button',
  ]);
  const current = page.locator('.theme-doc-sidebar-menu [aria-current="page"]');
  expect(await current.allTextContents()).toEqual(['Button']);
  await page.context().close();
});

test('a group’s name leads to its first page, which alone is the current one', async () => {
  const { page } = await open('/x/react-data-grid/column-definition');
  await page.locator('[data-group]', { hasText: 'Data Grid' }).first().click();
  await page.waitForURL('**/x/react-data-grid');
  const current = page.locator('.theme-doc-sidebar-menu [aria-current="page"]');
  // The address changes first, the page follows.
  await current.getByText('Overview', { exact: true }).waitFor();
  expect(await current.allTextContents()).toEqual(['Overview']);
  await page.context().close();
});

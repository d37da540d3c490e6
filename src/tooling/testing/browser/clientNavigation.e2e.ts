import type { Page } from 'playwright-core';
import { hydrated, startSite } from './site';
import type { SiteUnderTest } from './site';

/** Client-side navigation from page to page. */
const FROM = '/material-ui/getting-started/installation';
const DESKTOP = { viewport: { width: 1280, height: 800 } };

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

async function open(pathname: string): Promise<{ page: Page; consoleErrors: string[] }> {
  const opened = await site.open(pathname, DESKTOP);
  await hydrated(opened.page);
  return opened;
}

test('announces the new title once, scrolls to the top, and keeps the focus in the page', async () => {
  const { page, consoleErrors } = await open(FROM);
  await page.evaluate(() => {
    const announced: string[] = [];
    (window as unknown as { announced: string[] }).announced = announced;
    const region = document.querySelector('[data-route-announcer]');
    if (region === null) return;
    new MutationObserver(() => {
      announced.push(region.textContent);
    }).observe(region, { childList: true, characterData: true, subtree: true });
    scrollTo(0, 600);
  });
  const next = page.locator('.pagination-nav__link--next');
  const href = await next.getAttribute('href');
  await next.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${href ?? ''}`);
  await page.waitForFunction(
    () => (window as unknown as { announced: string[] }).announced.length > 0,
  );
  await page.waitForFunction(() => scrollY === 0);
  const { announced, title } = await page.evaluate(() => ({
    announced: (window as unknown as { announced: string[] }).announced,
    title: document.title,
  }));
  expect(announced).toEqual([title]);
  expect(title).not.toContain('Installation');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    'Skip to main content',
  );
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('the title stays the one of the HTML, even while the page hydrates', async () => {
  const context = await site.browser.newContext(DESKTOP);
  await context.addInitScript(() => {
    const titles: string[] = [];
    (window as unknown as { titles: string[] }).titles = titles;
    new MutationObserver(() => {
      if (document.title !== (titles.at(-1) ?? '')) titles.push(document.title);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  const page = await context.newPage();
  await page.goto(site.url + FROM);
  await hydrated(page);
  const titles = await page.evaluate(() => (window as unknown as { titles: string[] }).titles);
  expect(titles).toEqual([expect.stringContaining('Installation')]);
  await context.close();
});

test('a link with a hash scrolls to its heading, below the header', async () => {
  const { page } = await open(FROM);
  const link = page.locator('.table-of-contents__link').last();
  const hash = decodeURIComponent((await link.getAttribute('href')) ?? '');
  await link.click();
  await page.waitForURL((url) => decodeURIComponent(url.hash) === hash);
  // The address changes before the page is scrolled.
  await page.waitForFunction(() => scrollY > 0);
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
    '.theme-doc-sidebar-menu .menu__list-item > a',
    (links) => links.map((link) => new URL(link.href).pathname),
  );
  await page.locator('.pagination-nav__link--prev').click();
  await page.waitForFunction(() => !location.pathname.endsWith('react-app-bar'));
  const previous = new URL(page.url()).pathname;
  // The address changes before the page.
  await page
    .locator('.pagination-nav__link--next[href="/material-ui/react-app-bar"]')
    .waitFor({ state: 'attached' });
  expect(order.indexOf(previous)).toBeLessThan(order.indexOf('/material-ui/react-app-bar'));
  await page.context().close();
});

test('breadcrumbs and sidebar show where the page is', async () => {
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

test('a group’s name links to its first page, and only that page is marked as current', async () => {
  const { page } = await open('/x/react-data-grid/column-definition');
  await page.locator('li[class$="/x/react-data-grid-group"] > div > a').click();
  await page.waitForURL('**/x/react-data-grid');
  const current = page.locator('.theme-doc-sidebar-menu [aria-current="page"]');
  // The address changes before the page.
  await current.getByText('Overview', { exact: true }).waitFor();
  expect(await current.allTextContents()).toEqual(['Overview']);
  await page.context().close();
});

/** Resolves when the menu's current item has this name and is in view. */
async function waitForCurrentItem(page: Page, menu: string, name: string): Promise<void> {
  await page.waitForFunction(
    ([selector, label]) => {
      const item = document.querySelector(`${selector ?? ''} [aria-current="page"]`);
      if (item?.textContent.startsWith(label ?? '') !== true) return false;
      const { top, bottom } = item.getBoundingClientRect();
      const view = item.closest('nav.menu, .navbar-sidebar__item')?.getBoundingClientRect();
      return view !== undefined && top >= view.top && bottom <= Math.min(view.bottom, innerHeight);
    },
    [menu, name],
    { timeout: 5000 },
  );
}

test('the sidebar shows the page after search, a link in the text, Back, and Forward', async () => {
  const sidebar = '.theme-doc-sidebar-menu';
  const { page } = await open('/material-ui/react-button');
  await waitForCurrentItem(page, sidebar, 'Button');
  await page.keyboard.press('Control+k');
  await page.locator('input[role=combobox]').fill('Zoom API');
  await page.locator('dialog a[role="option"][href="/material-ui/api/zoom"]').first().click();
  await page.waitForURL('**/material-ui/api/zoom');
  await waitForCurrentItem(page, sidebar, 'Zoom');
  await page.locator('[data-api-page] a[href="/material-ui/transitions"]').first().click();
  await page.waitForURL('**/material-ui/transitions');
  await waitForCurrentItem(page, sidebar, 'Transitions');
  await page.goBack();
  await waitForCurrentItem(page, sidebar, 'Zoom');
  await page.goBack();
  await waitForCurrentItem(page, sidebar, 'Button');
  await page.goForward();
  await waitForCurrentItem(page, sidebar, 'Zoom');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.context().close();
});

test('the mobile menu opens at the current page', async () => {
  const { page } = await site.open('/material-ui/transitions', {
    viewport: { width: 390, height: 700 },
  });
  await hydrated(page);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await waitForCurrentItem(page, '.navbar-sidebar', 'Transitions');
  await page.context().close();
});

test('only the row that a link leads to is highlighted', async () => {
  const { page } = await site.open('/material-ui/react-button', {
    viewport: { width: 1440, height: 900 },
  });
  await hydrated(page);
  // Check what readers see instead of an attribute: exactly one row differs from the last in shadow.
  const isMarked = async (id: string): Promise<void> => {
    await page.waitForURL(`**#${id}`);
    await page.waitForFunction(
      (wanted) => {
        const rows = [...document.querySelectorAll('[data-api-table] tbody tr')];
        const last = rows.at(-1);
        if (last === undefined) return false;
        const plain = getComputedStyle(last).boxShadow;
        const marked = rows.filter((row) => getComputedStyle(row).boxShadow !== plain);
        return marked.length === 1 && marked[0]?.id === wanted;
      },
      id,
      { timeout: 5000 },
    );
  };
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Button variant');
  await page.locator('dialog a[href$="/material-ui/api/button#button-prop-variant"]').click();
  await isMarked('button-prop-variant');
  await page.locator('.table-of-contents a[href="#button-prop-color"]').click();
  await isMarked('button-prop-color');
  await page.locator('#button-prop-href').getByRole('link', { name: 'Link to href' }).click();
  await isMarked('button-prop-href');
  await page.goBack();
  await isMarked('button-prop-color');
  await page.context().close();
}, 60_000);

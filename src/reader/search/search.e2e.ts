import type { Page } from 'playwright-core';
import { hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

const BUTTON_PAGE = '/material-ui/react-button';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

const field = (page: Page) => page.locator('input[role=combobox]');
const options = (page: Page) => page.locator('dialog [role=option]');
const active = (page: Page) => page.locator('[role=option][aria-selected=true]');

async function openSearch(pathname = BUTTON_PAGE, press = 'Control+k') {
  const opened = await site.open(pathname);
  await hydrated(opened.page);
  await opened.page.keyboard.press(press);
  await field(opened.page).waitFor();
  return opened;
}

async function searchFor(page: Page, text: string, title: string): Promise<void> {
  await field(page).fill(text);
  await active(page).filter({ hasText: title }).waitFor();
}

test.each(['Control+k', 'Meta+k', '/'])(
  '%s opens the search, and Escape restores the focus',
  async (press) => {
    const { page, consoleErrors } = await site.open(BUTTON_PAGE);
    await hydrated(page);
    const link = page.locator('article a[href^="/"]').first();
    await link.focus();
    await page.keyboard.press(press);
    await field(page).waitFor();
    expect(await field(page).evaluate((node) => node === document.activeElement)).toBe(true);
    expect(await field(page).inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await field(page).waitFor({ state: 'detached' });
    expect(await link.evaluate((node) => node === document.activeElement)).toBe(true);
    expect(consoleErrors).toEqual([]);
    await page.context().close();
  },
);

test('a slash can be typed in the field', async () => {
  const { page } = await openSearch();
  await page.keyboard.type('@mui/material');
  expect(await field(page).inputValue()).toBe('@mui/material');
  await page.context().close();
});

test('what is typed while the search loads is searched', async () => {
  const { page } = await site.open(BUTTON_PAGE);
  await hydrated(page);
  let releaseScripts = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    releaseScripts = resolve;
  });
  await page.route('**/assets/js/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dialoh');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('g');
  releaseScripts();
  await active(page).filter({ hasText: 'Dialog' }).waitFor();
  expect(await field(page).inputValue()).toBe('dialog');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  expect(await field(page).inputValue()).toBe('');
  await page.context().close();
});

test('the field has the focus as soon as it is rendered, so no key press is lost', async () => {
  const { page } = await site.open(BUTTON_PAGE);
  await hydrated(page);
  // A mutation observer runs right after React has rendered the dialog, before any key press.
  const arrival = await page.evaluateHandle(() => {
    const arrives = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        const field = document.querySelector('dialog input[role=combobox]');
        if (field === null) return;
        observer.disconnect();
        resolve(field === document.activeElement);
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    return { arrives };
  });
  await page.keyboard.press('Control+k');
  expect(await arrival.evaluate(({ arrives }) => arrives)).toBe(true);
  await page.context().close();
});

test('the search works with the keyboard alone', async () => {
  const { page, consoleErrors } = await openSearch();
  await searchFor(page, 'dialog', 'Dialog');
  expect(await field(page).getAttribute('aria-expanded')).toBe('true');
  const controls = await field(page).getAttribute('aria-controls');
  expect(await page.locator(`[id="${controls ?? ''}"]`).getAttribute('role')).toBe('listbox');
  const first = await active(page).getAttribute('id');
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(first);
  await page.keyboard.press('ArrowDown');
  expect(await active(page).getAttribute('id')).not.toBe(first);
  await page.keyboard.press('Home');
  expect(await active(page).getAttribute('id')).toBe(first);
  expect(await page.locator('dialog [role=status]').textContent()).toMatch(/\d+ results/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/material-ui/react-dialog');
  await field(page).waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  await page.locator('dialog [role=option]', { hasText: 'dialog' }).waitFor();
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await options(page).first().waitFor({ state: 'detached' });
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('Ctrl+Enter opens a new tab and keeps the search', async () => {
  const { page } = await openSearch();
  await searchFor(page, 'palette', 'Palette');
  const tab = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  expect(new URL((await tab).url()).pathname).toBe('/material-ui/customization/palette');
  expect(await field(page).isVisible()).toBe(true);
  await page.context().close();
});

test('the navbar and the start page open the search', async () => {
  const { page } = await site.open('/', { viewport: { width: 1440, height: 900 } });
  await hydrated(page);
  for (const name of ['Search', 'Search components, props, icons, and colors']) {
    await page.getByRole('link', { name, exact: true }).click();
    await field(page).waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).last().click();
    await field(page).waitFor({ state: 'detached' });
  }
  await page.context().close();
});

test('old names, colors, synonyms, and typos find results', async () => {
  const { page, consoleErrors } = await openSearch();
  await searchFor(page, 'InputProps', 'slotProps.input');
  // Modal has its own page, but most readers mean Dialog, so it must be among the results.
  await searchFor(page, 'modal', 'Modal');
  await page.locator('[role=option]').filter({ hasText: 'Dialog' }).first().waitFor();
  await searchFor(page, 'dilog', 'Dialog');
  await searchFor(page, '#1976d2', 'blue[700]');
  expect(await active(page).locator('span[style]').getAttribute('style')).toContain('rgb(25');
  await searchFor(page, '弹窗', 'Dialog');
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('results can be limited to one product and reset to all', async () => {
  const { page } = await openSearch();
  await searchFor(page, 'button', 'Button');
  await page.getByRole('button', { name: 'Joy UI' }).click();
  await active(page).filter({ hasText: 'Joy UI' }).waitFor();
  const products = await page.locator('[role=option]:has(mark)').allTextContents();
  expect(products.filter((text) => !text.includes('Joy UI'))).toEqual([]);
  await page.getByRole('button', { name: 'All products' }).click();
  await active(page).filter({ hasText: 'Material UI' }).waitFor();
  await page.context().close();
});

test('hostile queries are treated as text', async () => {
  const { page, consoleErrors } = await openSearch();
  const queries = [
    '<img src=x onerror=alert(1)>zq',
    '.*+?^${}()|[]\\',
    '\u202Eשלום',
    '🏳️‍🌈',
    '((((a+)+)+',
  ];
  for (const query of [...queries, 'x'.repeat(10_000)]) {
    await field(page).fill(query);
    await page.waitForFunction(
      () => !/Searching/.test(document.querySelector('dialog')?.textContent ?? ''),
    );
    expect(await page.locator('dialog img, dialog script').count()).toBe(0);
  }
  await searchFor(page, 'dialog', 'Dialog');
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('loading records can be retried after a failure', async () => {
  const { page } = await site.open(BUTTON_PAGE);
  await hydrated(page);
  await page.context().route('**/search/*.json', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await page.getByText('Couldn’t load search').waitFor();
  await page.context().unroute('**/search/*.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await searchFor(page, 'dialog', 'Dialog');
  await page.context().close();
});

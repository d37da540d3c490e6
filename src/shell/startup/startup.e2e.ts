import type { Page } from 'playwright-core';
import { lengthenTimers } from '../../tooling/testing/browser/lengthenTimers';
import { holdRequests } from '../../tooling/testing/browser/network';
import { networkSettled } from '../../tooling/testing/browser/quietPage';
import { profileWithoutBanner, hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';
import { collectNavigations } from '../../tooling/testing/browser/productionSite';

const PAGE = '/material-ui/react-button';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite([], 'separate');
}, 60_000);
afterAll(() => site.close());

async function openWithout(script: RegExp): Promise<{ page: Page; navigations: string[] }> {
  const context = await site.browser.newContext({ reducedMotion: 'reduce' });
  await context.route(script, (route) => route.fulfill({ status: 404, body: 'gone' }));
  const page = await context.newPage();
  const navigations = collectNavigations(page);
  await page.goto(site.url + PAGE);
  return { page, navigations };
}

test.each([
  ['main script', /\/assets\/js\/main\./],
  ['page’s script', /\/assets\/js\/(?!main\.|runtime)[^/]+\.js$/],
])('a missing %s: reloads once, shows a notice, and stays readable', async (_name, script) => {
  const { page, navigations } = await openWithout(script);
  const notice = page.locator('[data-scripts-notice]');
  await notice.locator('p', { hasText: 'couldn’t be loaded' }).waitFor();
  await notice.getByRole('link', { name: 'Reload the page' }).waitFor();
  expect(await notice.getAttribute('role')).toBe('status');
  await page.waitForFunction(() => performance.now() > 3_000);
  expect(navigations).toHaveLength(2);
  expect(await page.locator('h1').textContent()).toBe('Button');
  await page
    .getByRole('link', { name: 'All pages' })
    .first()
    .evaluate((link) => {
      (link as HTMLAnchorElement).click();
    });
  await page.waitForURL('**/all-pages');
  await page.context().close();
});

/** Opens a page whose main script is held until `start` is called. */
async function openHeld(): Promise<{ page: Page; start: () => void }> {
  const context = await site.browser.newContext({
    ...profileWithoutBanner(site.url),
    reducedMotion: 'reduce',
  });
  const start = await holdRequests(context, /\/assets\/js\/main\./);
  // Held presses are dropped after 10 s, and those in a demo after 5 s.
  await context.addInitScript(lengthenTimers);
  const page = await context.newPage();
  await page.goto(site.url + PAGE, { waitUntil: 'load' });
  return { page, start };
}

test('the application is requested after the page has loaded', async () => {
  const { page } = await site.open(PAGE);
  await hydrated(page);
  const { loaded, requested } = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'));
    return {
      loaded: visit?.loadEventStart ?? Infinity,
      requested: Math.min(...scripts.map(({ startTime }) => startTime)),
    };
  });
  expect(requested).toBeGreaterThanOrEqual(loaded);
  await page.context().close();
});

test('a click before the start is replayed after it', async () => {
  const { page, start } = await openHeld();
  await page.locator('.navbar').getByRole('button', { name: 'Settings' }).click();
  expect(await page.getByRole('dialog').count()).toBe(0);
  start();
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  await page.context().close();
});

test.each(['Control+k', '/'])('%s before the start opens the search after it', async (press) => {
  const { page, start } = await openHeld();
  await page.keyboard.press(press);
  start();
  await page.locator('input[role=combobox]').waitFor();
  expect(await page.locator('input[role=combobox]').inputValue()).toBe('');
  await page.context().close();
});

test('text typed after the search shortcut, before the start, is searched', async () => {
  const { page, start } = await openHeld();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('buttom variant');
  for (let key = 0; key < 9; key += 1) await page.keyboard.press('Backspace');
  await page.keyboard.type('n color');
  start();
  const field = page.locator('dialog input[role=combobox]');
  await field.waitFor();
  expect(await field.inputValue()).toBe('button color');
  await page.keyboard.type('s');
  expect(await field.inputValue()).toBe('button colors');
  await page.context().close();
});

test('a demo that was clicked before the start responds after it', async () => {
  const { page, start } = await openHeld();
  const demo = page.locator('[data-demo="LoadingButtons"], [data-demo="BasicButtons"]').first();
  await demo.getByRole('button', { name: 'Show code' }).click();
  expect(await demo.locator('[data-demo-source] pre:visible').count()).toBe(0);
  start();
  await demo.locator('[data-demo-source] pre:visible').first().waitFor();
  await page.context().close();
});

test('links work without the application', async () => {
  const { page } = await openHeld();
  await page.locator('.pagination-nav__link--next').click();
  await page.waitForURL((url) => url.pathname !== PAGE);
  await page.context().close();
});

/** Opens a page that has started without any user interaction. */
async function openUnattended(
  pathname: string,
): Promise<{ page: Page; consoleErrors: string[]; hold: () => Promise<() => void> }> {
  const { page, consoleErrors } = await site.open(pathname, {
    ...profileWithoutBanner(site.url),
    reducedMotion: 'reduce',
  });
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await networkSettled(page);
  await page.evaluate(lengthenTimers);
  /** Holds all scripts that are requested from now on, until the returned function is called. */
  const hold = (): Promise<() => void> => holdRequests(page, /\/assets\/js\//);
  return { page, consoleErrors, hold };
}

test.each(['/material-ui/react-checkbox', '/x/react-data-grid'])(
  '%s: a demo that the server has rendered, or its table, waits for the first interaction',
  async (pathname) => {
    const { page, consoleErrors } = await openUnattended(pathname);
    const hydrated = page.locator('[data-demo] [data-demo-root][data-used]');
    expect(await hydrated.count()).toBe(0);
    await page.mouse.move(10, 10);
    await hydrated.first().waitFor({ state: 'attached' });
    expect(consoleErrors).toEqual([]);
    await page.context().close();
  },
);

test('a demo that only the browser can render does not wait', async () => {
  const { page } = await openUnattended('/x/react-charts');
  await page.locator('[data-demo]').first().scrollIntoViewIfNeeded();
  await page.locator('[data-demo] [data-used] svg path').first().waitFor({ state: 'attached' });
  await page.context().close();
});

test.each([
  ['button', '/material-ui/react-dialog', 'BasicDialog', 'button', 'dialog'],
  [
    'select, which opens before the click',
    '/material-ui/react-select',
    'BasicSelect',
    'combobox',
    'listbox',
  ],
] as const)(
  'a %s that is clicked while its demo is being hydrated responds afterward',
  async (_name, pathname, demo, role, result) => {
    const { page, consoleErrors, hold } = await openUnattended(pathname);
    const control = page.locator(`[data-demo="${demo}"]`).getByRole(role).first();
    await control.scrollIntoViewIfNeeded();
    const release = await hold();
    await control.click();
    expect(await page.getByRole(result).count()).toBe(0);
    release();
    await page.getByRole(result).waitFor();
    expect(consoleErrors).toEqual([]);
    await page.context().close();
  },
);

test('a checkbox that is clicked while its demo is being hydrated is toggled once', async () => {
  const { page, hold } = await openUnattended('/material-ui/react-checkbox');
  const box = page.locator('[data-demo="BasicCheckboxes"]').getByRole('checkbox').nth(1);
  await box.scrollIntoViewIfNeeded();
  const release = await hold();
  await box.click();
  expect(await box.isChecked()).toBe(false);
  release();
  await box.and(page.locator(':checked')).waitFor();
  await page.context().close();
});

import type { Page } from 'playwright-core';
import { hydrated, startSite } from './site';
import type { SiteUnderTest } from './site';

/** Using the header and the sidebar with only the keyboard. */
const PAGE = '/material-ui/react-button';
const DESKTOP = { viewport: { width: 1280, height: 800 } };

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

async function open(pathname = PAGE): Promise<{ page: Page; consoleErrors: string[] }> {
  const opened = await site.open(pathname, DESKTOP);
  await hydrated(opened.page);
  return opened;
}

/** Describes the focused element: its name, its outline, and whether another element covers it. */
function describeFocus(): { name: string; outline: number; isCovered: boolean; isPage: boolean } {
  const focused = document.activeElement as HTMLElement;
  const { outlineStyle, outlineWidth } = getComputedStyle(focused);
  const box = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
  const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1);
  const y = box.top + Math.min(box.height / 2, 12);
  const top = document.elementFromPoint(x, y);
  return {
    name: focused.getAttribute('aria-label') ?? focused.textContent.trim(),
    outline: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth),
    isCovered: top === null || !(focused.contains(top) || top.contains(focused)),
    isPage: focused === document.body,
  };
}

test('the first Tab focuses the skip link, and Enter moves to the content', async () => {
  const { page, consoleErrors } = await open();
  await page.keyboard.press('Tab');
  expect((await page.evaluate(describeFocus)).name).toBe('Skip to main content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test.each([PAGE, '/', '/blog', '/x/react-data-grid'])(
  'every focusable element of %s has a focus ring of 2 px and is not covered',
  async (pathname) => {
    const { page } = await open(pathname);
    // The banner appears when the page is idle and covers the lower edge. Wait for it, and until the
    // page has adapted its scroll padding.
    await page.locator('[data-consent-banner]').waitFor();
    await page.waitForFunction(
      () => parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd) > 0,
    );
    const seen = new Set<string>();
    const wrong: unknown[] = [];
    for (let stop = 0; stop < 70; stop += 1) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(describeFocus);
      if (focus.isPage) break;
      seen.add(focus.name);
      const isInDemo = await page.evaluate(
        () => document.activeElement?.closest('[data-demo-preview]') !== null,
      );
      // Demos are exempt, because the library styles the focus of its components.
      if (!isInDemo && (focus.outline < 2 || focus.isCovered)) wrong.push({ stop, ...focus });
    }
    expect(wrong).toEqual([]);
    expect(seen.size).toBeGreaterThan(12);
    await page.context().close();
  },
);

test('moving back with Shift+Tab, no focused element is under the header', async () => {
  const { page } = await open('/material-ui/getting-started/installation');
  await page.locator('.pagination-nav a').last().focus();
  const covered: string[] = [];
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    const focus = await page.evaluate(describeFocus);
    if (focus.isCovered) covered.push(focus.name);
  }
  expect(covered).toEqual([]);
  await page.context().close();
});

test('a group of the sidebar opens and closes, and its button is named after it', async () => {
  const { page } = await open('/x/react-data-grid');
  const button = page.getByRole('button', { name: "Expand sidebar category 'Columns'" });
  await button.focus();
  await page.keyboard.press('Enter');
  const opened = page.getByRole('button', { name: "Collapse sidebar category 'Columns'" });
  await opened.waitFor();
  expect(await opened.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Space');
  await button.waitFor();
  expect(await button.getAttribute('aria-expanded')).toBe('false');
  const names = await page.$$eval('.theme-doc-sidebar-menu button', (buttons) =>
    buttons.map((element) => element.getAttribute('aria-label') ?? ''),
  );
  expect(names.filter((name) => name.includes('object'))).toEqual([]);
  await page.context().close();
});

test('settings open, change every choice, close with Escape, and return the focus', async () => {
  const { page, consoleErrors } = await open();
  const button = page.locator('.navbar').getByRole('button', { name: 'Settings' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.waitFor();
  const choices = [
    ['Dark', () => document.documentElement.dataset['theme'] === 'dark'],
    ['Light', () => document.documentElement.dataset['theme'] === 'light'],
    ['System', () => document.documentElement.dataset['themeChoice'] === 'system'],
    ['Right to left', () => document.documentElement.dir === 'rtl'],
    ['Left to right', () => document.documentElement.dir === 'ltr'],
    ['High', () => document.documentElement.hasAttribute('data-dense')],
    ['Normal', () => !document.documentElement.hasAttribute('data-dense')],
    ['JavaScript', () => document.cookie.includes('codeVariant=JS')],
    ['TypeScript', () => document.cookie.includes('codeVariant=TS')],
    ['Tailwind', () => document.cookie.includes('codeStyling=Tailwind')],
    ['CSS', () => document.cookie.includes('codeStyling=CSS')],
  ] as const;
  for (const [name, isDone] of choices) {
    await dialog.getByRole('radio', { name, exact: true }).focus();
    await page.keyboard.press('Space');
    await page.waitForFunction(isDone);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect((await page.evaluate(describeFocus)).name).toBe('Settings');
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('the focus stays inside the settings while they are open', async () => {
  const { page } = await open();
  await page.locator('.navbar').getByRole('button', { name: 'Settings' }).click();
  for (let stop = 0; stop < 15; stop += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() =>
      document.activeElement === document.body
        ? 'browser'
        : document.activeElement?.closest('dialog')?.tagName,
    );
    expect(['DIALOG', 'browser']).toContain(place);
  }
  await page.context().close();
});

test('the mode button is named after the mode, and cycles through light, dark, and system', async () => {
  const { page } = await open();
  const button = page.locator('.navbar').getByRole('button', { name: /mode/ });
  await button.focus();
  const names: (string | null)[] = [await button.getAttribute('aria-label')];
  for (let press = 0; press < 3; press += 1) {
    const before = names.at(-1);
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (name) => document.activeElement?.getAttribute('aria-label') !== name,
      before,
    );
    names.push(await button.getAttribute('aria-label'));
  }
  expect(names.map((name) => /(light|dark|system) mode\)/.exec(name ?? '')?.[1])).toEqual([
    'system',
    'light',
    'dark',
    'system',
  ]);
  await page.context().close();
});

test('a menu of the header opens with the keyboard and closes with Escape', async () => {
  const { page } = await open();
  const trigger = page.locator('.navbar').getByRole('button', { name: 'Material UI' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  const item = page.locator('.navbar .dropdown__link', { hasText: 'Joy UI' });
  await item.waitFor({ state: 'visible' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await item.waitFor({ state: 'hidden' });
  expect(await trigger.getAttribute('aria-expanded')).toBe('false');
  expect((await page.evaluate(describeFocus)).name).toBe('Material UI');
  await trigger.hover();
  await page.mouse.move(0, 0);
  await trigger.hover();
  await item.waitFor({ state: 'visible' });
  await page.keyboard.press('Escape');
  await item.waitFor({ state: 'hidden' });
  await page.context().close();
});

test('on a phone, the navigation opens and closes with the keyboard', async () => {
  const { page, consoleErrors } = await site.open(PAGE, { viewport: { width: 360, height: 740 } });
  await hydrated(page);
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await page.locator('.navbar-sidebar--show').waitFor();
  const close = page.getByRole('button', { name: 'Close navigation bar' });
  await close.focus();
  await page.keyboard.press('Enter');
  await page.locator('.navbar-sidebar--show').waitFor({ state: 'detached' });
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

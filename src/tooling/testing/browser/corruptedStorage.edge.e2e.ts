import type { BrowserContext, Page } from 'playwright-core';
import { hydrated, startSite } from './site';
import type { SiteUnderTest } from './site';

/** Corrupted storage, cookies, and addresses. None of them may break a page. */
const PAGES = ['/material-ui/react-button', '/joy-ui/react-button'] as const;
const VALUES = ['evil', '"><img src=x onerror=alert(1)>', '__proto__', '', 'two words', 'LONG'];
const KEYS = [
  'theme',
  'mui-mode',
  'mui-color-scheme-light',
  'mui-color-scheme-dark',
  'joy-mode',
  'joy-color-scheme-light',
  'joy-color-scheme-dark',
  'docusaurus.tab.package-manager',
  'site-direction',
  'site-dense',
  'site-consent',
];

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    // The second message is required (spec MODE-9).
    const isWanted = /MUI X: Missing license key|Unknown color scheme/.test(text);
    if (message.type() === 'error' && !isWanted) {
      errors.push(text);
    }
  });
  return errors;
}

/** Opens a page and hydrates its first demo. */
async function hydrate(context: BrowserContext, pathname: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(site.url + pathname);
  await hydrated(page);
  const demo = page.locator('[data-demo]').first();
  await demo.scrollIntoViewIfNeeded();
  await demo.locator('[data-used]').waitFor({ state: 'attached' });
  return page;
}

test.each(VALUES)('%j under every key and in every cookie', async (value) => {
  const text = value === 'LONG' ? 'x'.repeat(4000) : value;
  const context = await site.browser.newContext({ colorScheme: 'dark' });
  await context.addInitScript(
    ([keys, bad]) => {
      // about:blank, which comes before the first page, doesn't have storage.
      if (location.protocol === 'about:') return;
      for (const key of keys) {
        localStorage.setItem(key, bad);
        sessionStorage.setItem(key, bad);
      }
      document.cookie = `codeVariant=${bad.slice(0, 3000)}; path=/`;
      document.cookie = `codeStyling=${bad.slice(0, 3000)}; path=/`;
    },
    [KEYS, text] as const,
  );
  for (const pathname of PAGES) {
    const errors: string[] = [];
    context.on('weberror', (error) => errors.push(error.error().message));
    const page = await hydrate(context, pathname);
    expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
    expect(await page.getAttribute('html', 'data-theme-choice')).toBe('system');
    expect(await page.getAttribute('html', 'dir')).toBe('ltr');
    expect(await page.locator('[data-demo-preview] button').first().isVisible()).toBe(true);
    expect(errors).toEqual([]);
    await page.close();
  }
  await context.close();
});

test.each(['evil', '"><img>', '', null])(
  'another tab writes %j while demos are hydrated',
  async (bad) => {
    const context = await site.browser.newContext({ colorScheme: 'light' });
    const page = await hydrate(context, PAGES[0]);
    const errors = collectErrors(page);
    await page.evaluate(
      ([keys, value]) => {
        for (const key of keys) {
          if (value === null) localStorage.removeItem(key);
          else localStorage.setItem(key, value);
          dispatchEvent(
            new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }),
          );
        }
        dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
      },
      [KEYS, bad] as const,
    );
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await page.getAttribute('html', 'data-theme')).toBe('light');
    await page.locator('.navbar').getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.waitForSelector('html[data-theme="dark"]');
    expect(errors).toEqual([]);
    await context.close();
  },
);

test.each(['getter', 'methods', 'null', 'quota'])('broken storage: %s', async (kind) => {
  const context = await site.browser.newContext({ colorScheme: 'light' });
  await context.addInitScript((mode) => {
    const refuse = (): never => {
      throw new DOMException('refused', 'SecurityError');
    };
    if (mode === 'getter' || mode === 'null') {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, { get: mode === 'null' ? () => null : refuse });
      }
      return;
    }
    Storage.prototype.setItem = refuse;
    if (mode === 'methods') {
      Storage.prototype.getItem = refuse;
      Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
    }
  }, kind);
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  const page = await hydrate(context, PAGES[0]);
  await page.locator('.navbar').getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.waitForSelector('html[data-theme="dark"]');
  await page.getByRole('radio', { name: 'Right to left' }).check();
  await page.waitForSelector('html[dir="rtl"]');
  expect(errors).toEqual([]);
  await context.close();
});

test.each(['evil', 'dark', '"><img>', '__proto__'])(
  'the address cannot set attributes of <html>: %s',
  async (value) => {
    const before = await site.open(PAGES[0], { colorScheme: 'light' });
    await hydrated(before.page);
    const readNames = (page: Page): Promise<string[]> =>
      // The consent banner writes its height to `style` at an unpredictable time.
      page.$eval('html', (html) =>
        html
          .getAttributeNames()
          .filter((name) => name !== 'style')
          .sort(),
      );
    const names = await readNames(before.page);
    await before.page.context().close();
    const query = ['theme', 'data-ga-event-category', 'data-mui-color-scheme', 'data-theme']
      .map((name) => `docusaurus-${name}=${encodeURIComponent(value)}`)
      .join('&');
    const { page } = await site.open(`${PAGES[0]}?${query}`, { colorScheme: 'light' });
    await hydrated(page);
    expect(await readNames(page)).toEqual(names);
    expect(await page.getAttribute('html', 'data-theme')).toBe('light');
    await page.context().close();
  },
);

test.each(['#%E0%A4%A', '#"><img src=x>', '#__proto__', `#${'x'.repeat(100_000)}`])(
  'a hash without a target',
  async (hash) => {
    const context = await site.browser.newContext();
    const errors: string[] = [];
    context.on('weberror', (error) => errors.push(error.error().message));
    const page = await context.newPage();
    await page.goto(site.url + PAGES[0] + hash);
    await hydrated(page);
    expect(errors).toEqual([]);
    await context.close();
  },
);

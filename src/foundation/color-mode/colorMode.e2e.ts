import { holdScripts } from '../../tooling/testing/browser/network';
import { hydrated, painted, setMode, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

const PAGE = '/material-ui/getting-started/installation';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

function readRoot(): Record<string, string | undefined> {
  const { theme, themeChoice } = document.documentElement.dataset;
  return { theme, themeChoice };
}

test.each([
  ['light', 'dark', { theme: 'light', themeChoice: 'light' }],
  ['dark', 'light', { theme: 'dark', themeChoice: 'dark' }],
  ['"><img src=x>', 'dark', { theme: 'dark', themeChoice: 'system' }],
] as const)(
  'stored mode %j on a %s system is applied before the bundle runs',
  async (stored, scheme, wanted) => {
    const context = await site.browser.newContext({ colorScheme: scheme });
    await context.addInitScript((value) => {
      localStorage.setItem('theme', value);
      localStorage.setItem('mui-color-scheme-light', 'evil"><img>');
    }, stored);
    const page = await context.newPage();
    await holdScripts(page);
    await page.goto(site.url + PAGE, { waitUntil: 'domcontentloaded' });
    expect(await page.evaluate(readRoot)).toEqual(wanted);
    expect(await page.evaluate(() => document.body.className)).toContain(`mode-${wanted.theme}`);
    const colors = await page.$$eval<string[], HTMLMetaElement>('meta[name=theme-color]', (metas) =>
      metas.map((meta) => meta.content),
    );
    expect(new Set(colors)).toEqual(new Set([wanted.theme === 'dark' ? '#0f1214' : '#006bd6']));
    const background = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    expect(background).toBe(wanted.theme === 'dark' ? 'rgb(15, 18, 20)' : 'rgb(255, 255, 255)');
    await context.close();
  },
);

test('the header button cycles through light, dark, and system, and its name says which', async () => {
  const { page, consoleErrors } = await site.open(PAGE, { colorScheme: 'dark' });
  await hydrated(page);
  const button = page.locator('.navbar button[aria-label*="mode"]').first();
  const seen: unknown[] = [];
  for (let press = 0; press < 3; press += 1) {
    await button.click();
    seen.push((await page.evaluate(readRoot))['themeChoice']);
  }
  expect(seen).toEqual(['light', 'dark', 'system']);
  expect(await button.getAttribute('aria-label')).toMatch(/mode/);
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('a change applies in other tabs and to MUI’s own keys', async () => {
  const context = await site.browser.newContext({ colorScheme: 'light' });
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const page of [first, second]) {
    await page.goto(site.url + PAGE);
    await hydrated(page);
  }
  await first.locator('.navbar button[aria-label*="mode"]').first().click();
  await first.locator('.navbar button[aria-label*="mode"]').first().click();
  await second.waitForSelector('html[data-theme="dark"]');
  expect(await first.evaluate(() => localStorage.getItem('mui-mode'))).toBe('dark');
  await context.close();
});

test('query parameters can’t set the attributes that the site reads', async () => {
  const { page } = await site.open(`${PAGE}?docusaurus-theme=evil&docusaurus-data-x=1`, {
    colorScheme: 'light',
  });
  await hydrated(page);
  expect(await page.evaluate(readRoot)).toEqual({ theme: 'light', themeChoice: 'system' });
  expect(await page.getAttribute('html', 'data-x')).toBeNull();
  await page.context().close();
});

test('an unknown stored scheme is a console error, and a valid one is kept', async () => {
  const context = await site.browser.newContext({ colorScheme: 'light' });
  await context.addInitScript(() => {
    if (location.protocol === 'about:') return;
    localStorage.setItem('mui-color-scheme-light', 'sepia');
    localStorage.setItem('mui-color-scheme-dark', 'light');
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(site.url + PAGE);
  await hydrated(page);
  await page.waitForFunction(() => localStorage.getItem('mui-mode') === 'system');
  expect(errors).toEqual(['[color-mode] Unknown color scheme "sepia". Use one of: light, dark.']);
  expect(await page.evaluate(() => localStorage.getItem('mui-color-scheme-light'))).toBe('light');
  expect(await page.evaluate(() => localStorage.getItem('mui-color-scheme-dark'))).toBe('light');
  expect(await page.getAttribute('html', 'data-theme')).toBe('light');
  await context.close();
});

test('follows the system’s setting without a reload', async () => {
  const { page } = await site.open(PAGE, { colorScheme: 'light' });
  await hydrated(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForSelector('html[data-theme="dark"]');
  await page.context().close();
});

test('the button works when storage throws', async () => {
  const context = await site.browser.newContext({ colorScheme: 'dark' });
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(site.url + PAGE);
  await hydrated(page);
  await page.locator('.navbar button[aria-label*="mode"]').first().click();
  await page.waitForSelector('html[data-theme="light"]');
  expect(errors).toEqual([]);
  await context.close();
});

test('without JavaScript, the colors follow the system', async () => {
  const { page } = await site.open(PAGE, { colorScheme: 'dark', javaScriptEnabled: false });
  const background = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  expect(background).toBe('rgb(15, 18, 20)');
  await page.context().close();
});

test('with reduced motion, a new mode only starts transitions that a stylesheet declares', async () => {
  const { page } = await site.open('/material-ui/react-button', { colorScheme: 'light' });
  await hydrated(page);
  await page.evaluate(() => {
    document.addEventListener('transitionrun', ({ target }) => {
      if (target instanceof Element) target.setAttribute('data-moved', '');
    });
  });
  await setMode(page, 'dark');
  await painted(page);
  const undeclared = await page.$$eval('[data-moved]', (elements) =>
    elements
      .filter((element) => getComputedStyle(element).transitionProperty === 'all')
      // Docusaurus' button declares that all of its properties have a transition.
      .filter((element) => !element.matches('.theme-back-to-top-button'))
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );
  expect(undeclared).toEqual([]);
  expect(await page.locator('[data-moved]').count()).toBeGreaterThan(0);
  await page.context().close();
});

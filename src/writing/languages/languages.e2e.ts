import { readLayoutShift, watchLayoutShift } from '../../tooling/testing/browser/layoutShift';
import { findViolations } from '../../tooling/testing/browser/runAxe';
import { profileWithoutBanner, hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

/** A page that is never translated, because it's an experiment. */
const UNTRANSLATED = '/experiments/docs/markdown';
/** One page of each kind. */
const TEMPLATES = [
  '',
  '/material-ui/react-button',
  '/material-ui/api/button',
  '/x/react-data-grid',
  '/versions',
  '/privacy',
  '/translations',
  '/no/such/page',
];

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

const open = (pathname: string) => site.open(pathname, profileWithoutBanner(site.url));

test.each([
  ['zh', 'ltr'],
  ['ar', 'rtl'],
])(
  '%s: every kind of page has the right language and direction, and no console errors',
  async (locale, dir) => {
    const actual: Record<string, unknown> = {};
    const { page, consoleErrors } = await open(`/${locale}`);
    for (const pathname of TEMPLATES) {
      await page.goto(`${site.url}/${locale}${pathname}`);
      await hydrated(page);
      actual[pathname] = await page.evaluate(() => {
        const { lang, dir: direction, scrollWidth, clientWidth } = document.documentElement;
        return { lang, dir: direction, isWide: scrollWidth > clientWidth };
      });
    }
    const expected = TEMPLATES.map((pathname) => [pathname, { lang: locale, dir, isWide: false }]);
    expect(actual).toEqual(Object.fromEntries(expected));
    // Missing messages log warnings, which fail the test. The page that doesn't exist logs a 404.
    expect(consoleErrors.filter((text) => !text.includes('404'))).toEqual([]);
    await page.context().close();
  },
);

test('the language menu keeps the page, query, and hash', async () => {
  const { page } = await open('/material-ui/react-button?a=1#sizes');
  await hydrated(page);
  const menu = page.locator('.site-language-menu');
  await menu.hover();
  await page.getByRole('link', { name: '简体中文' }).first().click();
  await page.waitForURL(`${site.url}/zh/material-ui/react-button?a=1#sizes`);
  await hydrated(page);
  // Anchors are in English in every language.
  expect(await page.locator('#sizes').count()).toBe(1);
  await page.context().close();
});

test('API descriptions are translated or marked as English', async () => {
  const { page } = await open('/zh/material-ui/api/button');
  await hydrated(page);
  const row = page.locator('[id="button-prop-size"]');
  await row.getByText('组件的尺寸').waitFor();
  expect(await row.locator('[lang="en"]').count()).toBe(0);
  await page.goto(`${site.url}/zh/material-ui/api/chip`);
  await page.locator('[id="chip-prop-size"] [lang="en"]').first().waitFor();
  await page.context().close();
});

test('links the other languages of a page for search engines', async () => {
  const { page } = await open('/zh/versions');
  const links = await page.evaluate(() =>
    Array.from(document.querySelectorAll('link[rel=alternate][hreflang]'), (link) => [
      link.getAttribute('hreflang'),
      new URL(link.getAttribute('href') ?? '').pathname,
    ]),
  );
  expect(Object.fromEntries(links)).toEqual({
    en: '/versions',
    zh: '/zh/versions',
    ar: '/ar/versions',
    'x-default': '/versions',
  });
  await page.context().close();
});

test('the language menu links the home pages of the languages', async () => {
  const { page } = await open('/zh/');
  await hydrated(page);
  const english = page.locator('.dropdown__link[lang=en]').first();
  expect(await english.getAttribute('href')).toBe('/');
  await page.context().close();
});

test('an untranslated page has a notice, is marked as English, and has the original as its canonical URL', async () => {
  const { page } = await open(`/zh${UNTRANSLATED}`);
  await hydrated(page);
  expect(await page.locator('[data-translation="missing"]').textContent()).toContain('尚未翻译');
  const content = page.locator('[data-untranslated]');
  expect([await content.getAttribute('lang'), await content.getAttribute('dir')]).toEqual([
    'en',
    'ltr',
  ]);
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(UNTRANSLATED);
  await page.context().close();
});

test('the links to the previous and next page are translated, even if the pages are not', async () => {
  const { page } = await open(`/zh${UNTRANSLATED}`);
  await hydrated(page);
  const labels = await page.locator('.pagination-nav__label').allTextContents();
  expect(labels.length).toBeGreaterThan(0);
  for (const label of labels) expect(label).toMatch(/\p{Script=Han}/u);
  await page.context().close();
});

test('shows the 404 page in the language of the URL', async () => {
  const html = await (await fetch(`${site.url}/zh/no/such/page`)).text();
  expect(html).toContain('页面未找到');
});

test('the search finds pages by their Chinese titles', async () => {
  const { page } = await open('/zh/search');
  await hydrated(page);
  await page.locator('input[role=combobox]').first().fill('按钮');
  await page
    .locator(
      '[role=option] a[href*="/zh/material-ui/react-button"], a[role=option][href*="/zh/material-ui/react-button"]',
    )
    .first()
    .waitFor();
  await page.context().close();
});

test.each([
  [320, '/material-ui/react-button', 'zh-CN', 'zh'],
  [390, '/versions', 'ar-EG', 'ar'],
  [1440, '/material-ui/react-button', 'ar', 'ar'],
] as const)(
  'at %d px, %s: offers users with the locale %s their language without overlap or layout shift',
  async (width, pathname, locale, lang) => {
    const context = await site.browser.newContext({
      ...profileWithoutBanner(site.url),
      reducedMotion: 'reduce',
      viewport: { width, height: 800 },
      locale,
    });
    await watchLayoutShift(context);
    const page = await context.newPage();
    await page.goto(site.url + pathname);
    await hydrated(page);
    const strip = page.locator('[data-language-hint]');
    await strip.waitFor();
    expect(await strip.getAttribute('lang')).toBe(lang);
    expect(await strip.locator('a').getAttribute('href')).toBe(`/${lang}${pathname}`);
    expect(await findViolations(page, '[data-language-hint]')).toEqual([]);
    const { bottom, height, top } = await page.evaluate(() => {
      const rect = document.querySelector('[data-language-hint]')?.getBoundingClientRect();
      const header = document.querySelector('.navbar')?.getBoundingClientRect();
      return { bottom: rect?.bottom ?? NaN, height: rect?.height, top: header?.top ?? NaN };
    });
    expect(height).toBe(48);
    expect(bottom).toBeLessThanOrEqual(top);
    expect(await readLayoutShift(page)).toEqual({ value: 0, moved: [] });
    await strip.getByRole('button').click();
    await strip.waitFor({ state: 'detached' });
    expect(await page.locator('.navbar').evaluate((bar) => bar.getBoundingClientRect().top)).toBe(
      0,
    );
    await page.reload();
    await hydrated(page);
    expect(await page.getAttribute('html', 'data-language-offer')).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('site-language-hint'))).toBe('answered');
    await context.close();
  },
);

test('the strip stays after a navigation, and an answer in another tab removes it', async () => {
  const { page } = await site.open('/versions', {
    ...profileWithoutBanner(site.url),
    locale: 'zh-CN',
  });
  await hydrated(page);
  const strip = page.locator('[data-language-hint]');
  await strip.waitFor();
  await page.locator('.navbar__brand').click();
  await page.waitForURL(`${site.url}/`);
  await strip.locator('a[href="/zh/"]').waitFor();
  const other = await page.context().newPage();
  await other.goto(`${site.url}/privacy`);
  await hydrated(other);
  await other.locator('[data-language-hint] button').click();
  await strip.waitFor({ state: 'detached' });
  expect(await page.getAttribute('html', 'data-language-offer')).toBeNull();
  await page.context().close();
});

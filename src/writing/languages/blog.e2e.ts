import fs from 'node:fs';
import path from 'node:path';
import { profileWithoutBanner, hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

const BUILD = path.resolve(__dirname, '../../../build');

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

test.each(['zh', 'ar'])(
  '%s: has no blog of its own, and all links go to the English one',
  async (locale) => {
    expect(fs.existsSync(path.join(BUILD, locale, 'blog.html'))).toBe(false);
    const { page } = await site.open(`/${locale}`, profileWithoutBanner(site.url));
    await hydrated(page);
    const links = page.locator('a[href*="/blog"]');
    const hrefs = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href') ?? ''),
    );
    expect(hrefs.length).toBeGreaterThan(3);
    expect(hrefs.filter((href) => !/^(?:https?:\/\/[^/]+)?\/blog(?:\/|$)/.test(href))).toEqual([]);
    await page.locator('.navbar a[href="/blog"]').first().click();
    await page.waitForURL(`${site.url}/blog`);
    await hydrated(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.context().close();
  },
);

test('redirects the blog URL of another language to the English blog', async () => {
  const { headers, status } = await fetch(`${site.url}/zh/blog`, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([301, '/blog']);
});

test('a post has no alternate URLs, and the language menu links to the home pages', async () => {
  const { page } = await site.open(
    '/blog/2025/04/14/material-ui-7',
    profileWithoutBanner(site.url),
  );
  await hydrated(page);
  const hrefsOf = (selector: string): Promise<string[]> =>
    page
      .locator(selector)
      .evaluateAll((all: HTMLLinkElement[]) =>
        all.map(({ href, hreflang, lang }) => `${hreflang || lang} ${new URL(href).pathname}`),
      );
  const pathname = '/blog/2025/04/14/material-ui-7';
  expect(await hrefsOf('link[hreflang]')).toEqual([`en ${pathname}`, `x-default ${pathname}`]);
  expect(await page.locator('meta[property="og:locale:alternate"]').count()).toBe(0);
  expect(await hrefsOf('.navbar a[lang]')).toEqual([`en ${pathname}`, 'zh /zh/', 'ar /ar/']);
  await page.context().close();
});

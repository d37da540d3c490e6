import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { Page } from 'playwright-core';
import { findViolations } from '../../tooling/testing/browser/runAxe';
import { networkSettled } from '../../tooling/testing/browser/quietPage';
import { hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';
import type { PackedRecords } from './model/packRecords';
import { listLaterFiles } from './model/planShards';
import { readManifest } from './node/readManifest';

const BUILD = path.resolve(__dirname, '../../../build');
const BUTTON_PAGE = '/material-ui/react-button';
/** In bytes (spec SEARCH-1). */
const FIRST_QUERY_LIMIT = 300 * 1024;

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

const field = (page: Page) => page.locator('input[role=combobox]');
const active = (page: Page) => page.locator('[role=option][aria-selected=true]');

async function searchFor(page: Page, text: string, title: string): Promise<void> {
  await field(page).fill(text);
  await active(page).filter({ hasText: title }).waitFor();
}

/** Returns the compressed size of a URL's file. */
function getCompressedBytes(url: string): number {
  const file = path.join(BUILD, decodeURIComponent(new URL(url).pathname));
  return zlib.brotliCompressSync(fs.readFileSync(file)).length;
}

test('the first query stays within the limit, and loads nothing before the search is opened', async () => {
  const { page } = await site.open(BUTTON_PAGE);
  const urls = new Set<string>();
  // The context also reports the worker's responses.
  page.context().on('response', (response) => urls.add(response.url()));
  await hydrated(page);
  await networkSettled(page);
  expect([...urls].filter((url) => url.includes('/search/'))).toEqual([]);
  urls.clear();
  await page.keyboard.press('Control+k');
  await searchFor(page, 'dialog', 'Dialog');
  // The other products load after the first answer, so they don't count.
  const later = new Set(
    listLaterFiles(readManifest(BUILD), 'material-ui').map((file) => `/${file}`),
  );
  const sent = [...urls]
    .filter((url) => !later.has(new URL(url).pathname))
    .map((url) => ({ url, bytes: getCompressedBytes(url) }));
  const total = sent.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(sent.map(({ url }) => new URL(url).pathname)).toContain('/search/manifest.json');
  expect(total).toBeGreaterThan(10_000);
  expect(total <= FIRST_QUERY_LIMIT ? [] : sent).toEqual([]);
  await page.context().close();
});

test.each(['light', 'dark'] as const)(
  'axe finds no violations in the open search in %s mode',
  async (colorScheme) => {
    for (const width of [360, 1440]) {
      const { page, consoleErrors } = await site.open(BUTTON_PAGE, {
        colorScheme,
        viewport: { width, height: 800 },
      });
      await hydrated(page);
      await page.keyboard.press('Control+k');
      await field(page).waitFor();
      for (const query of ['', 'InputProps', 'button', '#1976d2', 'zzzqqq']) {
        await field(page).fill(query);
        await page.waitForFunction(
          () => !/Searching/.test(document.querySelector('dialog')?.textContent ?? ''),
        );
        const found = await findViolations(page, 'dialog[open]');
        expect({ query, width, found }).toEqual({ query, width, found: [] });
        const { scroll, client } = await page.evaluate(() => ({
          scroll: document.querySelector('dialog[open]')?.scrollWidth ?? 0,
          client: document.querySelector('dialog[open]')?.clientWidth ?? 0,
        }));
        expect(scroll).toBeLessThanOrEqual(client);
      }
      expect(consoleErrors).toEqual([]);
      await page.context().close();
    }
  },
);

test.each(['/', '/zh/', '/ar/'])(
  'on a narrow screen, the search of %s has no key hint, and no text is cut off',
  async (pathname) => {
    const { page } = await site.open(pathname, { viewport: { width: 320, height: 640 } });
    await hydrated(page);
    const box = page.locator('main a[aria-haspopup=dialog]');
    const hidden = await box
      .locator('span')
      .first()
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(hidden).toBe(0);
    expect(await box.locator('[data-keys]').isVisible()).toBe(false);
    await box.click();
    const free = await field(page).evaluate((input: HTMLInputElement) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(input);
      const context = document.createElement('canvas').getContext('2d');
      if (context === null) throw new Error('There is no canvas.');
      context.font = font;
      const padding = parseFloat(paddingInlineStart) + parseFloat(paddingInlineEnd);
      return input.clientWidth - padding - context.measureText(input.placeholder).width;
    });
    expect(free).toBeGreaterThan(0);
    await page.context().close();
  },
);

test('the search page reads its query from the URL, and explains that it needs JavaScript', async () => {
  const { page, consoleErrors } = await site.open('/search?q=dialog');
  await hydrated(page);
  await active(page).filter({ hasText: 'Dialog' }).waitFor();
  expect(consoleErrors).toEqual([]);
  await page.context().close();
  const { page: staticPage } = await site.open('/search', { javaScriptEnabled: false });
  expect(await staticPage.locator('main noscript').innerText()).toContain('requires JavaScript');
  await staticPage.context().close();
});

test('the full text of sections is found after the reader pauses', async () => {
  const { page } = await site.open(BUTTON_PAGE);
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await field(page).fill('buttons touch when their row wraps');
  await page
    .locator('[role=option][href="/material-ui/react-button#limits-and-pitfalls"]')
    .waitFor();
  await page.context().close();
});

test('a page that was found by a synonym shows the synonym', async () => {
  const { page } = await site.open(BUTTON_PAGE);
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await searchFor(page, 'lightbox', 'Matches “lightbox”');
  await page.context().close();
});

test('every record links to an existing page and an existing anchor', () => {
  const manifest = readManifest(BUILD);
  const urls = new Set(
    manifest.shards.flatMap(({ file }) => {
      const { common, records } = JSON.parse(
        fs.readFileSync(path.join(BUILD, file), 'utf8'),
      ) as PackedRecords;
      return records.map(({ url = common.url ?? '' }) => url);
    }),
  );
  const pages = new Map<string, string>();
  const broken = [...urls].filter((url) => {
    if (url === '') return false;
    const [pathname = '', hash] = url.split('#');
    const file = path.join(BUILD, `${pathname}.html`);
    if (!pages.has(pathname))
      pages.set(pathname, fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
    const html = pages.get(pathname) ?? '';
    return (
      html === '' || (hash !== undefined && !new RegExp(`\\sid="?${hash}["\\s>]`, 'u').test(html))
    );
  });
  expect(broken).toEqual([]);
});

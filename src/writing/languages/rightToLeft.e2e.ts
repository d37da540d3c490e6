import { findViolations } from '../../tooling/testing/browser/runAxe';
import { hydrated, resize, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

/** One page of each kind, in a right-to-left language. */
const TEMPLATES = [
  '/ar',
  '/ar/material-ui/getting-started/installation',
  '/ar/material-ui/react-button',
  '/ar/material-ui/api/button',
  '/ar/translations',
];
const WIDTHS = [360, 1280];

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

test.each(TEMPLATES)(
  '%s is mirrored, without console errors or overflow',
  async (pathname) => {
    const { page, consoleErrors } = await site.open(pathname);
    await hydrated(page);
    for (const width of WIDTHS) {
      await resize(page, { width, height: 900 });
      const seen = await page.evaluate(() => {
        const { lang, dir, scrollWidth, clientWidth } = document.documentElement;
        const middleOf = (selector: string): number => {
          const box = document.querySelector(selector)?.getBoundingClientRect();
          return box === undefined || box.width === 0
            ? -1
            : (box.left + box.width / 2) / clientWidth;
        };
        return {
          lang,
          dir,
          overflow: Math.max(0, scrollWidth - clientWidth),
          logo: middleOf('.navbar__brand'),
          sidebar: middleOf('.theme-doc-sidebar-container'),
        };
      });
      expect(seen).toMatchObject({ lang: 'ar', dir: 'rtl', overflow: 0 });
      // The site's logo and, if the page has one, the sidebar are on the right.
      expect(seen.logo).toBeGreaterThan(0.5);
      if (seen.sidebar !== -1) expect(seen.sidebar).toBeGreaterThan(0.5);
      expect(await findViolations(page)).toEqual([]);
    }
    expect(consoleErrors).toEqual([]);
    await page.context().close();
  },
  120_000,
);

test.each(['', '/ar'])(
  '%s/translations: shows product names, and the columns of all languages line up',
  async (prefix) => {
    const { page } = await site.open(`${prefix}/translations`);
    const tables = await page.$$eval('main table', (all) =>
      all.map((table) => ({
        names: [...table.querySelectorAll('tbody th')].map(({ textContent }) => textContent),
        // The position of each cell in px, which is the same for all cells in a column.
        columns: [...table.querySelectorAll('tr')].map((row) =>
          [...row.cells].map((cell) => {
            const { left, right } = cell.getBoundingClientRect();
            return [Math.round(left), Math.round(right), getComputedStyle(cell).textAlign];
          }),
        ),
      })),
    );
    expect(tables.length).toBeGreaterThan(1);
    expect(tables[0]?.names).toEqual(expect.arrayContaining(['Material UI', 'Joy UI', 'MUI X']));
    for (const { names, columns } of tables) {
      // Folder names have hyphens and no capital letters.
      expect(names.filter((name) => /^[a-z-]+$/.test(name))).toEqual([]);
      for (const row of columns) expect(row).toEqual(tables[0]?.columns[0]);
    }
    await page.context().close();
  },
);

test('a demo in an iframe has the direction of the page, unless the user chose one', async () => {
  const { page, consoleErrors } = await site.open('/ar/experiments/docs/demos');
  await hydrated(page);
  const demo = page.locator('[data-demo="FramedPreview"]');
  const url = '/demo/experiments/docs/demos/FramedPreview';
  await demo.scrollIntoViewIfNeeded();
  await demo.frameLocator('iframe').locator('html[dir="rtl"]').waitFor({ state: 'attached' });
  expect(await demo.locator('iframe').getAttribute('src')).toBe(`${url}?dir=rtl`);
  await page.evaluate(() => {
    localStorage.setItem('site-direction', 'ltr');
  });
  await page.reload();
  await hydrated(page);
  await demo.scrollIntoViewIfNeeded();
  await demo.locator(`iframe[src="${url}"]`).waitFor();
  await demo.frameLocator('iframe').locator('html[dir="ltr"]').waitFor({ state: 'attached' });
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('an untranslated page in Arabic has left-to-right code and demos, and right-to-left UI', async () => {
  const { page } = await site.open('/ar/joy-ui/react-button', {
    viewport: { width: 1280, height: 900 },
  });
  await hydrated(page);
  const english = page.locator('[data-untranslated]');
  expect(await english.getAttribute('dir')).toBe('ltr');
  const seen = await page.evaluate(() => {
    const directionOf = (element: Element): string => getComputedStyle(element).direction;
    const list = (selector: string): Element[] => [...document.querySelectorAll(selector)];
    const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);
    // UI strings inside the English content are in Arabic, so they need a `lang` attribute.
    const misplaced = list('[data-untranslated] *').filter(
      (element) =>
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && isArabic(node.textContent ?? ''),
        ) && element.closest('[lang]')?.getAttribute('lang') !== 'ar',
    );
    return {
      code: list('pre, code').filter((element) => directionOf(element) !== 'ltr').length,
      demos: list('[data-demo-preview]').filter((element) => directionOf(element) !== 'ltr').length,
      toolbars: list('[data-demo-toolbar]').filter((bar) => directionOf(bar) !== 'rtl').length,
      misplaced: misplaced.map((element) => element.outerHTML.slice(0, 120)),
    };
  });
  expect(seen).toEqual({ code: 0, demos: 0, toolbars: 0, misplaced: [] });
  const demo = page.locator('[data-demo]').first();
  await demo.scrollIntoViewIfNeeded();
  await demo.locator('[data-used] button').first().waitFor();
  // The library's RTL styles are off too.
  expect(await demo.locator('[class*="rtl-"]').count()).toBe(0);
  await page.context().close();
});

test('version numbers and sizes are isolated from the surrounding Arabic', async () => {
  for (const pathname of ['/ar', '/ar/versions', '/ar/material-ui/react-button']) {
    const { page } = await site.open(pathname);
    await hydrated(page);
    const unisolated = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const parent = node.parentElement;
        const isRun = /\d\.\d+\.\d|\b\d+\.x\b|\d\s*kB/.test(node.textContent ?? '');
        if (!isRun || parent === null || parent.closest('script, style, [lang="en"]')) continue;
        if (parent.closest('bdi, code, pre, [dir="ltr"]') === null) found.push(parent.outerHTML);
      }
      return found;
    });
    expect({ pathname, unisolated }).toEqual({ pathname, unisolated: [] });
    await page.context().close();
  }
});

test('choosing the right-to-left direction mirrors the English site', async () => {
  const MIRRORED =
    '.navbar__brand, .navbar__items > *, .theme-doc-sidebar-menu ul, .theme-doc-sidebar-menu .menu__link, .menu__caret, .breadcrumbs__item, main h1, .table-of-contents li, .pagination-nav__link';
  const [left, right] = await Promise.all(
    ['ltr', 'rtl'].map(async (direction) => {
      const { page } = await site.open('/material-ui/react-button', {
        viewport: { width: 1440, height: 900 },
        storageState: {
          cookies: [],
          origins: [
            { origin: site.url, localStorage: [{ name: 'site-direction', value: direction }] },
          ],
        },
      });
      await hydrated(page);
      const boxes = await page.evaluate((selector) => {
        // The body excludes the scrollbar, which is only on one side.
        const bounds = document.body.getBoundingClientRect();
        const isMirrored = document.documentElement.dir === 'rtl';
        const shown = [...document.querySelectorAll(selector)].filter(
          (element) => element.getClientRects().length > 0,
        );
        return shown.map((element) => {
          const box = element.getBoundingClientRect();
          const start = isMirrored ? bounds.right - box.right : box.left - bounds.left;
          return `${element.className.slice(0, 30)} ${String(Math.round(start / 4))} ${String(Math.round(box.width / 4))}`;
        });
      }, MIRRORED);
      await page.context().close();
      return boxes;
    }),
  );
  expect(left?.length).toBeGreaterThan(60);
  expect(right).toEqual(left);
});

import { findViolations } from '../testing/browser/runAxe';
import { hydrated, startSite } from '../testing/browser/site';
import type { SiteUnderTest } from '../testing/browser/site';

/** One page of each kind, in the language that is read from right to left. */
const TEMPLATES = [
  '/ar',
  '/ar/material-ui/getting-started/installation',
  '/ar/material-ui/react-button',
  '/ar/material-ui/api/button',
  '/ar/blog',
  '/ar/translations',
];
const WIDTHS = [360, 1280];

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

test.each(TEMPLATES)(
  '%s is mirrored, without a complaint or anything cut off',
  async (pathname) => {
    const { page, complaints } = await site.open(pathname);
    await hydrated(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
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
      // The name of the site, and the list of pages where there is one, begin at the right.
      expect(seen.logo).toBeGreaterThan(0.5);
      if (seen.sidebar !== -1) expect(seen.sidebar).toBeGreaterThan(0.5);
      expect(await findViolations(page)).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  },
  120_000,
);

import { startSite, hydrated } from './site';
import type { SiteUnderTest } from './site';
import { TEMPLATES } from './templates';

/** Every kind of page, in both modes and at three widths: nothing complains, nothing overflows. */
const WIDTHS = [360, 900, 1440];

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite('walk');
}, 60_000);
afterAll(() => site.close());

describe.each(TEMPLATES)('%s', (pathname) => {
  test.each(['light', 'dark'] as const)(
    'in %s has no complaint and fits its widths',
    async (colorScheme) => {
      const { page, complaints } = await site.open(pathname, {
        colorScheme,
        viewport: { width: WIDTHS[0] ?? 360, height: 900 },
      });
      await hydrated(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect({ width, overflow: Math.max(0, overflow) }).toEqual({ width, overflow: 0 });
      }
      const demos = page.locator('[data-demo]');
      for (let index = 0; index < (await demos.count()); index += 1) {
        await demos.nth(index).scrollIntoViewIfNeeded();
        await demos
          .nth(index)
          .locator('[data-demo-root][data-used]')
          .first()
          .waitFor({ state: 'attached' });
      }
      expect(await page.getAttribute('html', 'data-theme')).toBe(colorScheme);
      // The browser itself reports that the address answers 404, as it should.
      const own = `(${site.url}${pathname})`;
      expect(
        complaints.filter((text) => pathname !== '/no/such/page' || !text.endsWith(own)),
      ).toEqual([]);
      await page.context().close();
    },
    120_000,
  );
});

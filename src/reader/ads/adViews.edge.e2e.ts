import {
  IMAGE_DRAW,
  INLINE_DRAW,
  ENTRY,
  SPONSOR_SCRIPT,
  startAdSite,
  visit,
  waitForAd,
} from '../../tooling/testing/browser/adVisit';
import type { AdSite } from '../../tooling/testing/browser/adVisit';
import { findViolations } from '../../tooling/testing/browser/runAxe';

let adSite: AdSite;
beforeAll(async () => {
  adSite = await startAdSite();
}, 60_000);
afterAll(() => adSite.close());

const SHAPES = [
  ['image', IMAGE_DRAW],
  ['inline', INLINE_DRAW],
] as const;
const STATES = [
  ['sponsor', {}],
  ['inhouse', { consent: 'denied' }],
  ['appeal', { isBlocking: true }],
] as const;

describe.each(STATES)('%s', (state, reader) => {
  test.each(SHAPES.filter(([shape]) => state !== 'appeal' || shape === 'inline'))(
    '%s: accessible in both modes, at 320 px, right to left, and in forced colors',
    async (shape, draw) => {
      adSite.service.behave({ json: { ads: [ENTRY] } });
      const options = { viewport: { width: 320, height: 800 } };
      const { page } = await visit(adSite, { ...reader, draw, options });
      await waitForAd(page, state);
      const ad = page.locator('[data-ad]');
      expect(await ad.getAttribute('data-ad-shape')).toBe(shape);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.waitForSelector(`html[data-theme="${colorScheme}"]`);
        expect(await findViolations(page, '[data-ad]')).toEqual([]);
      }
      for (const dir of ['ltr', 'rtl']) {
        await page.evaluate((value) => {
          document.documentElement.dir = value;
        }, dir);
        const { overflow, outside } = await ad.evaluate((element) => {
          const bounds = element.getBoundingClientRect();
          const parts = [...element.querySelectorAll('a, button')].map((part) =>
            part.getBoundingClientRect(),
          );
          return {
            // Negative if the scrollbar takes up space.
            overflow: Math.max(
              0,
              document.documentElement.scrollWidth - document.documentElement.clientWidth,
            ),
            outside: parts.filter(
              (part) => part.left < bounds.left - 1 || part.right > bounds.right + 1,
            ).length,
          };
        });
        expect({ dir, overflow, outside }).toEqual({ dir, overflow: 0, outside: 0 });
      }
      await page.emulateMedia({ forcedColors: 'active' });
      const link = page.locator('[data-ad] :is(a, button)').first();
      await link.focus();
      const ring = await link.evaluate((element) => getComputedStyle(element).outlineStyle);
      expect(ring).not.toBe('none');
      await page.context().close();
    },
  );
});

test('with scriptInFrame: false, the script runs in the page', async () => {
  adSite.service.behave({ json: '500', script: SPONSOR_SCRIPT });
  // The site was built with `true`, so its Content-Security-Policy doesn't allow the script.
  const { page, events, shifts } = await visit(adSite, {
    options: { bypassCSP: true },
    script: { find: /("?scriptInFrame"?:)(?:true|!0)/g, replaceBy: '$1false' },
  });
  await waitForAd(page, 'sponsor');
  expect(await page.locator('[data-ad] iframe').count()).toBe(0);
  const opened = page.context().waitForEvent('page');
  await page.locator('[data-ad] [data-sponsor]').click();
  await (await opened).close();
  expect(await events()).toEqual([{ eventAction: 'click', eventLabel: 'sponsor-body-top-image' }]);
  expect(await shifts()).toEqual([]);
  await page.context().close();
});

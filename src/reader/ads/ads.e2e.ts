import type { Page } from 'playwright-core';
import { hydrated } from '../../tooling/testing/browser/site';
import {
  AD_PAGE,
  ENTRY,
  IMAGE_DRAW,
  INLINE_DRAW,
  pixelsAnswered,
  startAdSite,
  visit,
  waitForAd,
} from '../../tooling/testing/browser/adVisit';
import type { AdSite } from '../../tooling/testing/browser/adVisit';

let adSite: AdSite;
beforeAll(async () => {
  adSite = await startAdSite();
}, 60_000);
afterAll(() => adSite.close());

test.each([
  ['consent not answered', { consent: 'unset' }],
  ['consent denied', { consent: 'denied' }],
  ['consent granted, but Global Privacy Control', { hasSignal: true }],
] as const)('%s: an in-house ad and no request', async (_name, reader) => {
  const { page, requests, consoleErrors, shifts } = await visit(adSite, reader);
  await waitForAd(page, 'inhouse');
  await page.locator('[data-ad-card] img').evaluate((image: HTMLImageElement) => image.decode());
  expect(requests).toEqual([]);
  expect(consoleErrors).toEqual([]);
  expect(await shifts()).toEqual([]);
  await page.context().close();
});

test('a bot gets empty space and makes no request', async () => {
  const { page, requests } = await visit(adSite, { options: { userAgent: 'Googlebot/2.1' } });
  await waitForAd(page, 'bot');
  expect(await page.locator('[data-ad] *').count()).toBe(0);
  expect(requests).toEqual([]);
  await page.context().close();
});

test('without JavaScript, no space is reserved', async () => {
  const { page } = await adSite.site.open(AD_PAGE, { javaScriptEnabled: false });
  expect(await page.locator('[data-ad]').isVisible()).toBe(false);
  await page.context().close();
});

test.each(['/', '/blog', '/versions', '/no-such-page', '/experiments/docs/markdown'])(
  '%s has no ad',
  async (pathname) => {
    const { page, requests } = await visit(adSite, { pathname });
    expect(await page.locator('[data-ad]').count()).toBe(0);
    expect(requests).toEqual([]);
    await page.context().close();
  },
);

/** Reads the height in one evaluation, because the ad could replace its placeholder between two. */
const readHeight = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => document.querySelector('[data-ad]')?.getBoundingClientRect().height);

describe.each([360, 1440])('a slow sponsor at %d px', (width) => {
  test.each([
    ['image', IMAGE_DRAW],
    ['inline', INLINE_DRAW],
  ] as const)('%s: is sanitized and shifts no layout', async (shape, draw) => {
    adSite.service.behave({ json: { ads: [{}, ENTRY] }, delayMs: 1500 });
    const { page, requests, consoleErrors, shifts } = await visit(adSite, {
      draw,
      options: { viewport: { width, height: 800 } },
    });
    const space = width < 600 ? 142 : 126;
    expect(await readHeight(page)).toBe(space);
    await waitForAd(page, 'sponsor');
    expect(await page.getAttribute('[data-ad]', 'data-ad-shape')).toBe(shape);
    if (shape === 'image') {
      await page
        .locator('[data-ad-card] img')
        .evaluate((image: HTMLImageElement) => image.decode());
    }
    expect(await readHeight(page)).toBe(space);
    expect(await shifts()).toEqual([]);
    await pixelsAnswered(page, 2);
    expect(requests.filter((url) => url.includes('/pixel'))).toEqual([
      ENTRY.statimp,
      'https://ads.docs.example.org/pixel?1',
    ]);
    expect(consoleErrors).toEqual([]);
    await page.context().close();
  });
});

test('a sampled display is reported once', async () => {
  const { page, events } = await visit(adSite, { draw: 0.05, consent: 'denied' });
  await page.waitForFunction(
    () => (window as unknown as { seen: { events: unknown[] } }).seen.events.length > 0,
  );
  expect(await events()).toEqual([
    { eventAction: 'display', eventLabel: 'in-house-body-top-inline' },
  ]);
  await page.context().close();
});

test('an ad hidden for this visit stays hidden after a reload, from the first paint', async () => {
  const { page, shifts } = await visit(adSite, { consent: 'denied' });
  await waitForAd(page, 'inhouse');
  await page.getByRole('button', { name: 'Hide for this visit' }).click();
  await waitForAd(page, 'off');
  await page.reload();
  expect(await page.locator('[data-ad]:visible').count()).toBe(0);
  await hydrated(page);
  expect(await page.locator('[data-ad]:visible').count()).toBe(0);
  expect(await shifts()).toEqual([]);
  await page.context().close();
});

test('an ad is not printed', async () => {
  const { page } = await visit(adSite, { consent: 'denied' });
  await waitForAd(page, 'inhouse');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('[data-ad]').isVisible()).toBe(false);
  await page.context().close();
});

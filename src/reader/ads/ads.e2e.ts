import type { Page } from 'playwright-core';
import { hydrated } from '../../tooling/testing/browser/site';
import {
  AD_PAGE,
  ENTRY,
  IMAGE_DRAW,
  INLINE_DRAW,
  pixelsAnswered,
  startStage,
  visit,
  waitForAd,
} from '../../tooling/testing/browser/adVisit';
import type { Stage } from '../../tooling/testing/browser/adVisit';

let stage: Stage;
beforeAll(async () => {
  stage = await startStage();
}, 60_000);
afterAll(() => stage.close());

test.each([
  ['no answer about consent', { consent: 'unset' }],
  ['a no', { consent: 'denied' }],
  ['a yes, but Global Privacy Control', { hasSignal: true }],
] as const)('%s: an ad of our own and no request', async (_name, reader) => {
  const { page, asked, consoleErrors, shifts } = await visit(stage, reader);
  await waitForAd(page, 'inhouse');
  await page.locator('[data-ad-card] img').evaluate((image: HTMLImageElement) => image.decode());
  expect(asked).toEqual([]);
  expect(consoleErrors).toEqual([]);
  expect(await shifts()).toEqual([]);
  await page.context().close();
});

test('a bot gets an empty room and no request', async () => {
  const { page, asked } = await visit(stage, { options: { userAgent: 'Googlebot/2.1' } });
  await waitForAd(page, 'bot');
  expect(await page.locator('[data-ad] *').count()).toBe(0);
  expect(asked).toEqual([]);
  await page.context().close();
});

test('without scripts there is no room and no request', async () => {
  const { page } = await stage.site.open(AD_PAGE, { javaScriptEnabled: false });
  expect(await page.locator('[data-ad]').isVisible()).toBe(false);
  await page.context().close();
});

test.each(['/', '/blog', '/versions', '/no-such-page', '/experiments/docs/markdown'])(
  '%s has no ad',
  async (pathname) => {
    const { page, asked } = await visit(stage, { pathname });
    expect(await page.locator('[data-ad]').count()).toBe(0);
    expect(asked).toEqual([]);
    await page.context().close();
  },
);

/** Read at once in the page: the ad may take the place of its room between two questions. */
const readHeight = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => document.querySelector('[data-ad]')?.getBoundingClientRect().height);

describe.each([360, 1440])('a slow sponsor at %d px', (width) => {
  test.each([
    ['image', IMAGE_DRAW],
    ['inline', INLINE_DRAW],
  ] as const)('%s: is shown clean and moves nothing', async (shape, draw) => {
    stage.service.behave({ json: { ads: [{}, ENTRY] }, delayMs: 1500 });
    const { page, asked, consoleErrors, shifts } = await visit(stage, {
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
    expect(asked.filter((address) => address.includes('/pixel'))).toEqual([
      ENTRY.statimp,
      'https://ads.docs.example.org/pixel?1',
    ]);
    expect(consoleErrors).toEqual([]);
    await page.context().close();
  });
});

test('a sampled display is told once', async () => {
  const { page, events } = await visit(stage, { draw: 0.05, consent: 'denied' });
  await page.waitForFunction(
    () => (window as unknown as { seen: { events: unknown[] } }).seen.events.length > 0,
  );
  expect(await events()).toEqual([
    { eventAction: 'display', eventLabel: 'in-house-body-top-inline' },
  ]);
  await page.context().close();
});

test('hidden for this visit: gone from the next page, and from the first paint of a new one', async () => {
  const { page, shifts } = await visit(stage, { consent: 'denied' });
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

test('is not printed', async () => {
  const { page } = await visit(stage, { consent: 'denied' });
  await waitForAd(page, 'inhouse');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('[data-ad]').isVisible()).toBe(false);
  await page.context().close();
});

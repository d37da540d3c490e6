import {
  AD_PAGE,
  ENTRY,
  IMAGE_DRAW,
  INLINE_DRAW,
  startAdSite,
  visit,
  waitForAd,
  ignoreNetworkErrors,
} from '../../tooling/testing/browser/adVisit';
import type { AdSite } from '../../tooling/testing/browser/adVisit';
import { FAILURES } from '../../tooling/testing/servers/adService';

let adSite: AdSite;
beforeAll(async () => {
  adSite = await startAdSite();
}, 60_000);
afterAll(() => adSite.close());

test.each([...FAILURES.filter((failure) => failure !== 'never'), {}, { ads: 'x' }, { ads: [{}] }])(
  'a service that responds with %j leads to an in-house ad',
  async (json) => {
    adSite.service.behave({ json });
    const { page, consoleErrors, shifts } = await visit(adSite);
    await waitForAd(page, 'inhouse');
    expect(ignoreNetworkErrors(consoleErrors)).toEqual([]);
    expect(await shifts()).toEqual([]);
    await page.context().close();
  },
);

test('a service that never responds leads to an in-house ad', async () => {
  adSite.service.behave({ json: 'never' });
  const { page, consoleErrors } = await visit(adSite);
  await waitForAd(page, 'inhouse');
  expect(ignoreNetworkErrors(consoleErrors)).toEqual([]);
  await page.context().close();
});

test('an ad with a missing image is replaced by an in-house ad in the same space', async () => {
  adSite.service.behave({
    json: { ads: [{ ...ENTRY, image: 'https://ads.docs.example.org/missing.svg' }] },
  });
  const { page, consoleErrors, shifts } = await visit(adSite);
  await waitForAd(page, 'inhouse');
  expect(await page.locator('[data-ad-card]').count()).toBe(1);
  expect(await shifts()).toEqual([]);
  expect(ignoreNetworkErrors(consoleErrors)).toEqual([]);
  await page.context().close();
});

test('an ad that crashes shows nothing and is reported once, and the page keeps working', async () => {
  const { page, events } = await visit(adSite, { draw: Number.NaN, consent: 'denied' });
  await waitForAd(page, 'off');
  expect(await page.locator('[data-ad] *').count()).toBe(0);
  expect(await events()).toEqual([{ eventAction: 'crash', eventLabel: 'null' }]);
  expect(await page.locator('h1').isVisible()).toBe(true);
  await page.context().close();
});

test.each([
  [IMAGE_DRAW, 'inhouse'],
  [INLINE_DRAW, 'appeal'],
] as const)('with an ad blocker and a draw of %d: %s, and nothing breaks', async (draw, state) => {
  const { page, consoleErrors, shifts } = await visit(adSite, { draw, isBlocking: true });
  await waitForAd(page, state);
  expect(await shifts()).toEqual([]);
  // Ad blockers remove elements, too.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-ad] > *')) element.remove();
    document.querySelector('[data-ad]')?.remove();
  });
  await page.locator('.pagination-nav__link, .menu__link[href^="/material-ui/"]').first().click();
  await page.waitForFunction((path) => location.pathname !== path, AD_PAGE);
  expect(await page.locator('h1').isVisible()).toBe(true);
  expect(ignoreNetworkErrors(consoleErrors)).toEqual([]);
  await page.context().close();
});

test('twenty fast navigations leave one ad', async () => {
  adSite.service.behave({ json: { ads: [ENTRY] }, delayMs: 150 });
  const { page, consoleErrors } = await visit(adSite);
  const paths = await page.$$eval('.menu__link[href^="/material-ui/"]', (links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  const unique = [...new Set(paths)];
  expect(unique.length).toBeGreaterThan(1);
  const twenty = Array.from({ length: 20 }, (_, index) => unique[index % unique.length] ?? '/');
  const counts = await page.evaluate(async (targets) => {
    const seen: number[] = [];
    const waitForFrame = (): Promise<number> => new Promise(requestAnimationFrame);
    const find = (target: string) =>
      document.querySelector<HTMLElement>(`.menu__link[href="${target}"]`);
    for (const target of targets) {
      // While a page is loading, there may be no sidebar to click in.
      while (find(target) === null) await waitForFrame();
      find(target)?.click();
      // Give the page time to show that the link was clicked, and no more.
      await waitForFrame();
      await waitForFrame();
      seen.push(document.querySelectorAll('[data-ad]').length);
      seen.push(document.querySelectorAll('[data-ad-card]').length);
    }
    return seen;
  }, twenty);
  expect(Math.max(...counts)).toBeLessThanOrEqual(1);
  // An ad of an earlier page may still be visible until the last page renders its own space.
  await page.waitForSelector(`.menu__link[aria-current="page"][href="${twenty.at(-1) ?? ''}"]`);
  await waitForAd(page, 'sponsor');
  expect(await page.locator('[data-ad-card]').count()).toBe(1);
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

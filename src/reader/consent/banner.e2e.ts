import type { BrowserContext } from 'playwright-core';
import { readLayoutShift, watchLayoutShift } from '../../tooling/testing/browser/layoutShift';
import { painted, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

const PAGE = '/material-ui/getting-started/installation';
const BANNER = '[data-consent-banner]';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

async function openContext(): Promise<{ context: BrowserContext }> {
  return { context: await site.browser.newContext({ reducedMotion: 'reduce' }) };
}

test.each([360, 1440])('at %i px, the banner shifts no layout and hides nothing', async (width) => {
  const { context } = await openContext();
  await watchLayoutShift(context);
  // Fonts that load late also shift the layout, and this test is only about the banner.
  await context.route('**/*.woff2', (route) => route.abort());
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 640 });
  for (const pathname of [PAGE, '/versions', '/production-error', '/nowhere']) {
    await page.goto(site.url + pathname);
    await page.waitForSelector(BANNER);
    // Two frames, because the space at the end of the page is reserved after the banner's layout.
    await painted(page);
    expect((await readLayoutShift(page)).value).toBe(0);
    await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
    });
    const footer = await page.locator('footer.footer').boundingBox();
    const banner = await page.locator(BANNER).boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((banner?.y ?? 0) + 1);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  }
  await context.close();
});

test('keyboard users reach the banner after the skip link, are not trapped, and keep their place', async () => {
  const { context } = await openContext();
  const page = await context.newPage();
  await page.goto(site.url + PAGE);
  const region = page.getByRole('region', { name: 'Privacy choices' });
  await region.waitFor();
  const focused = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const seen: string[] = [];
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press('Tab');
    seen.push(await focused());
  }
  expect(seen.slice(0, 4)).toEqual([
    'Skip to main content',
    'What we record',
    'Don’t allow',
    'Allow',
  ]);
  expect(['Skip to main content', 'What we record', 'Don’t allow', 'Allow']).not.toContain(seen[4]);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await region.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => localStorage.getItem('site-consent'))).toBe('denied');
  expect(await page.locator('[data-consent-status]').innerText()).toContain('saved');
  const appearances = new Set<string>();
  await page.evaluate(() => {
    localStorage.removeItem('site-consent');
  });
  await page.reload();
  await region.waitFor();
  for (const button of await page.locator(`${BANNER} button`).all()) {
    const box = await button.boundingBox();
    const style = await button.evaluate((element) => {
      const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element);
      return [color, backgroundColor, fontSize, fontWeight].join();
    });
    appearances.add(`${String(Math.round(box?.width ?? 0))}×${String(box?.height)} ${style}`);
  }
  expect(appearances.size).toBe(1);
  await context.close();
});

test('no banner in print or without JavaScript', async () => {
  const { context } = await openContext();
  const page = await context.newPage();
  await page.goto(site.url + PAGE);
  await page.waitForSelector(BANNER);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator(BANNER).isVisible()).toBe(false);
  await context.close();
  const { page: staticPage } = await site.open(PAGE, { javaScriptEnabled: false });
  expect(await staticPage.locator(BANNER).count()).toBe(0);
  expect(await staticPage.locator('[data-feedback]').isVisible()).toBe(false);
  await staticPage.context().close();
});

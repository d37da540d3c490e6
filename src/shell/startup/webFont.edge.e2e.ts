import type { BrowserContext, Page } from 'playwright-core';
import { readLayoutShift, watchLayoutShift } from '../../tooling/testing/browser/layoutShift';
import { WEB_FONT_FACES, WEB_FONT_FAMILY } from '../../foundation/palette/model/webFont';
import { STORAGE_KEYS } from '../../foundation/preferences/model/constants';
import { networkSettled } from '../../tooling/testing/browser/quietPage';
import { profileWithoutBanner, hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

const PAGE = '/material-ui/react-button';
const NEXT = '/material-ui/react-checkbox';
/** The bold face, by the name in its font file. */
const TITLE_FONT = 'web: IBM Plex Sans SemiBold';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

/** Returns a new browser profile that measures layout shifts, and the list of fonts it requests. */
async function openProfile(): Promise<{ context: BrowserContext; fonts: string[] }> {
  const context = await site.browser.newContext({
    ...profileWithoutBanner(site.url),
    reducedMotion: 'reduce',
  });
  const fonts: string[] = [];
  context.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await watchLayoutShift(context);
  return { context, fonts };
}

/** Returns the font faces that the browser used for the title, as DevTools reports them. */
async function readTitleFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName, isCustomFont }) =>
    isCustomFont ? `web: ${familyName}` : familyName,
  );
}

const waitUntilFetched = (page: Page): Promise<unknown> =>
  page.waitForFunction((key) => localStorage.getItem(key) !== null, STORAGE_KEYS.webFont);

test('the first page does not wait for fonts and does not change when they arrive', async () => {
  const { context, fonts } = await openProfile();
  const page = await context.newPage();
  await page.goto(site.url + PAGE, { waitUntil: 'load' });
  await hydrated(page);
  await waitUntilFetched(page);
  const startedBeforeLoad = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime < (visit?.loadEventStart ?? Infinity));
  });
  expect(startedBeforeLoad).toEqual(WEB_FONT_FACES.map(() => false));
  expect([...fonts].sort()).toEqual(WEB_FONT_FACES.map(({ address }) => address).sort());
  expect(await readTitleFonts(page)).not.toContain(TITLE_FONT);
  expect((await readLayoutShift(page)).value).toBe(0);
  await context.close();
});

test('the next page has the font, by a link or in a new load', async () => {
  const { context } = await openProfile();
  const page = await context.newPage();
  await page.goto(site.url + PAGE);
  await hydrated(page);
  await waitUntilFetched(page);
  await page.locator(`nav a[href="${NEXT}"]`).first().click();
  await page.locator('h1', { hasText: 'Checkbox' }).waitFor();
  expect(await readTitleFonts(page)).toEqual([TITLE_FONT]);

  await page.goto(site.url + PAGE, { waitUntil: 'load' });
  expect(await readTitleFonts(page)).toEqual([TITLE_FONT]);
  expect((await readLayoutShift(page)).value).toBe(0);
  await context.close();
});

test('both faces are used, or neither', async () => {
  const { context } = await openProfile();
  const page = await context.newPage();
  await page.goto(site.url + PAGE);
  await hydrated(page);
  await waitUntilFetched(page);
  // On the next load one of the two never arrives.
  const [missing] = WEB_FONT_FACES;
  await context.route(`**${missing?.address ?? ''}`, (route) => route.abort());
  await page.goto(site.url + NEXT, { waitUntil: 'load' });
  await hydrated(page);
  expect(await readTitleFonts(page)).not.toContain(TITLE_FONT);
  const used = await page.evaluate(() => [...document.fonts].map(({ family }) => family));
  expect(used.map((family) => family.replace(/["']/g, ''))).not.toContain(WEB_FONT_FAMILY);
  expect((await readLayoutShift(page)).value).toBe(0);
  await context.close();
});

test('with data saving on, the fallback font is shown and no font is fetched', async () => {
  const { context, fonts } = await openProfile();
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const page = await context.newPage();
  await page.goto(site.url + PAGE);
  await hydrated(page);
  await page.locator(`nav a[href="${NEXT}"]`).first().click();
  await page.locator('h1', { hasText: 'Checkbox' }).waitFor();
  await networkSettled(page);
  expect(fonts).toEqual([]);
  await context.close();
});

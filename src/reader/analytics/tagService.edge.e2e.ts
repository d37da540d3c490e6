import { answerConsent, routeHost } from '../../tooling/testing/browser/network';
import { openMeasuredPage } from '../../tooling/testing/browser/openMeasuredPage';
import { collectConsoleErrors, hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';
import { TEMPLATES } from '../../tooling/testing/browser/templates';
import { startTagServer, type TagService } from '../../tooling/testing/servers/tagService';
import { engagement } from '../../config/engagement';
import { findStoredItem } from './model/__fixtures__/findStoredItem';
import type { StoragePlace } from './model/storedItems';

const PAGE = '/material-ui/getting-started/installation';

let site: SiteUnderTest;
let tag: TagService;
beforeAll(async () => {
  site = await startSite();
  tag = await startTagServer();
}, 60_000);
beforeEach(() => {
  tag.scripts.length = 0;
});
afterAll(async () => {
  await site.close();
  await tag.close();
});

test.each([
  ['throws', 'window.gtag = () => { throw new Error("broken tag"); };'],
  ['is not a function', 'window.gtag = "gone";'],
  [
    'throws when it is read',
    'Object.defineProperty(window, "gtag", { get() { throw new Error("no"); } });',
  ],
])('a gtag that %s breaks nothing', async (_name, script) => {
  const context = await site.browser.newContext();
  await routeHost(context, engagement.analytics.tagUrl, tag.url);
  await answerConsent(context, 'granted');
  await context.addInitScript({ content: script });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${site.url}/privacy`);
  await page.waitForSelector('[data-event="page_view"][data-event-state="failed"]');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Versions' }).click();
  await page.waitForURL('**/versions');
  expect(errors).toEqual([]);
  await context.close();
});

test('an existing gtag of another script is used', async () => {
  const context = await site.browser.newContext();
  await routeHost(context, engagement.analytics.tagUrl, tag.url);
  await answerConsent(context, 'granted');
  await context.addInitScript({
    content: 'window.seen = []; window.gtag = (...args) => window.seen.push(args);',
  });
  const page = await context.newPage();
  await page.goto(site.url + PAGE);
  await page.waitForFunction(() =>
    (window as unknown as { seen: unknown[][] }).seen.some(([, name]) => name === 'page_view'),
  );
  await context.close();
});

test('a bot is neither asked for consent nor counted', async () => {
  const context = await site.browser.newContext({ userAgent: 'Mozilla/5.0 (a Googlebot)' });
  await answerConsent(context, 'granted');
  const page = await context.newPage();
  await page.goto(site.url + PAGE, { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  expect(tag.scripts).toEqual([]);
  await context.close();
});

test('?analytics=debug shows events instead of sending them', async () => {
  const { context, page } = await openMeasuredPage(site, tag, `${PAGE}?analytics=debug`);
  const consoleErrors = collectConsoleErrors(page);
  await page.waitForSelector('[data-analytics-debug] [data-event="page_view"]');
  expect(
    await page.getAttribute('[data-analytics-debug] [data-event="page_view"]', 'data-event-state'),
  ).toBe('shown');
  expect(tag.scripts).toEqual([]);
  expect(consoleErrors.filter((text) => text.includes('tags.'))).toEqual([]);
  await context.close();
});

test('the privacy page lists every event and everything that is stored in the browser', async () => {
  const { context, page } = await openMeasuredPage(site, tag, '/privacy');
  const text = await page.getByRole('main').innerText();
  for (const name of ['page_view', 'ad', 'CLS, INP, LCP, FCP, TTFB', 'eventSplit', 'metric_id']) {
    expect(text).toContain(name);
  }
  for (const pathname of TEMPLATES) {
    await page.goto(site.url + pathname);
    await hydrated(page);
  }
  const names = await page.evaluate(() => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
  }));
  const cookies = (await context.cookies()).map(({ name }) => name);
  const unlisted = Object.entries({ ...names, cookie: cookies }).flatMap(([place, keys]) =>
    keys
      .filter((key) => findStoredItem(place as StoragePlace, key) === undefined)
      .map((key) => `${place} ${key}: add it to src/reader/analytics/model/storedItems.ts`),
  );
  expect(unlisted).toEqual([]);
  await context.close();
}, 120_000);

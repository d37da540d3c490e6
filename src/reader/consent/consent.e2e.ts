import type { BrowserContext, Page } from 'playwright-core';
import {
  answerConsent,
  collectForeignRequests,
  routeHost,
  sendPrivacyControl,
} from '../../tooling/testing/browser/network';
import { collectConsoleErrors, hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';
import { TEMPLATES } from '../../tooling/testing/browser/templates';
import { startTagServer, type TagService } from '../../tooling/testing/servers/tagService';
import { engagement } from '../../config/engagement';

const PAGE = '/material-ui/getting-started/installation';
const BANNER = '[data-consent-banner]';

let site: SiteUnderTest;
let tag: TagService;
beforeAll(async () => {
  site = await startSite();
  tag = await startTagServer();
}, 60_000);
afterAll(async () => {
  await site.close();
  await tag.close();
});

/** Opens a browser context whose tag service is our test server, and that has no other network. */
async function openContext(): Promise<{ context: BrowserContext; foreign: string[] }> {
  const context = await site.browser.newContext({ reducedMotion: 'reduce' });
  await routeHost(context, engagement.analytics.tagUrl, tag.url);
  return { context, foreign: collectForeignRequests(context, site.url) };
}

/** Resolves when the analytics code has run. By then, it would have called the tag service. */
async function waitForAnalytics(page: Page): Promise<void> {
  await page.waitForFunction(() => 'dataLayer' in window);
}

test('no third-party requests before an answer, on any kind of page', async () => {
  const { context, foreign } = await openContext();
  const page = await context.newPage();
  for (const pathname of TEMPLATES) {
    await page.goto(site.url + pathname, { waitUntil: 'load' });
    await page.waitForSelector(BANNER);
    await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
      document.querySelector<HTMLElement>('h1')?.click();
    });
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  }
  expect(foreign).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await context.close();
}, 120_000);

test('no third-party requests with Global Privacy Control, whatever was saved', async () => {
  const { context, foreign } = await openContext();
  await sendPrivacyControl(context);
  await answerConsent(context, 'granted');
  const page = await context.newPage();
  for (const pathname of TEMPLATES) {
    await page.goto(site.url + pathname, { waitUntil: 'load' });
    await hydrated(page);
    // Code that could make a request waits until the page is idle.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestIdleCallback(() => requestIdleCallback(resolve));
        }),
    );
    expect(await page.locator(BANNER).count()).toBe(0);
  }
  expect(foreign).toEqual([]);
  await page.getByRole('button', { name: 'Settings' }).click();
  const group = page.getByRole('dialog').getByRole('group', { name: /analytics/i });
  expect(await group.getByLabel('Allow', { exact: true }).isDisabled()).toBe(true);
  expect(await group.innerText()).toContain('Global Privacy Control');
  expect(await group.getByLabel('Don’t allow').isChecked()).toBe(true);
  await context.close();
}, 120_000);

test('allowing loads the tag service and is remembered; refusing drops the queued events', async () => {
  const { context, foreign } = await openContext();
  const page = await context.newPage();
  await page.goto(site.url + PAGE);
  const consoleErrors = collectConsoleErrors(page);
  await page.locator(BANNER).getByRole('button', { name: 'Allow', exact: true }).click();
  await waitForAnalytics(page);
  await page.waitForSelector(BANNER, { state: 'detached' });
  expect(foreign.some((url) => url.startsWith(String(engagement.analytics.tagUrl)))).toBe(true);
  await page.reload();
  await waitForAnalytics(page);
  expect(await page.locator(BANNER).count()).toBe(0);
  expect(consoleErrors.filter((text) => text.includes('tags.'))).toEqual([]);

  const other = await openContext();
  const second = await other.context.newPage();
  await second.goto(site.url + '/privacy');
  await second.waitForSelector('[data-event="page_view"][data-event-state="waiting"]');
  await second.locator(BANNER).getByRole('button', { name: 'Don’t allow' }).click();
  await second.waitForSelector('[data-event="page_view"][data-event-state="dropped"]');
  await second.reload({ waitUntil: 'networkidle' });
  expect(await second.locator(BANNER).count()).toBe(0);
  expect(other.foreign).toEqual([]);
  await context.close();
  await other.context.close();
});

test('the choice is linked in the footer and in the drawer, and withdrawing consent stops events', async () => {
  const { context } = await openContext();
  await answerConsent(context, 'granted');
  const page = await context.newPage();
  await page.goto(site.url + PAGE);
  await waitForAnalytics(page);
  await page.getByRole('link', { name: 'Privacy choices' }).click();
  await page.waitForURL('**/privacy#choices');
  await page.waitForSelector('[data-event="page_view"][data-event-state="sent"]');
  const choice = page.getByRole('main').getByRole('group', { name: /analytics/i });
  await choice.getByLabel('Don’t allow').check();
  await page.evaluate(() => {
    window.dispatchEvent(
      new CustomEvent('site:ad-event', { detail: { eventAction: 'click', eventLabel: 'late' } }),
    );
  });
  await page.getByText('Nothing is recorded').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('site-consent'))).toBe('denied');
  await page.getByRole('button', { name: 'Settings' }).click();
  const drawer = page.getByRole('dialog').getByRole('group', { name: /analytics/i });
  expect(await drawer.getByLabel('Don’t allow').isChecked()).toBe(true);
  expect(JSON.stringify(tag.calls)).not.toContain('"late"');
  await context.close();
});

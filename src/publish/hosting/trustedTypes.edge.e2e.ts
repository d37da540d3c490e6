import type { Page } from 'playwright-core';
import { hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';
import { TEMPLATES } from '../../tooling/testing/browser/templates';

/**
 * The known places where the site passes a string to an injection sink. A new one fails the test. The
 * names are the browser's. Trusted Types are report-only; decision 21 says why they aren't enforced.
 */
const KNOWN_SINKS = new Set([
  // The application's scripts and the bundler's chunks, whose URLs come from the build.
  'HTMLScriptElement src',
  // Headings in the table of contents, highlighted code, and API tables: HTML from the build.
  'Element innerHTML',
  // A page's structured data, which isn't executed.
  'HTMLScriptElement text',
  // The search worker, a file from the build.
  'Worker constructor',
]);

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

async function open(pathname: string): Promise<Page> {
  const context = await site.browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    const state = window as unknown as { sinks: string[] };
    state.sinks = [];
    document.addEventListener('securitypolicyviolation', ({ sample, disposition }) => {
      if (disposition === 'report') state.sinks.push(sample.split('|', 1)[0] ?? '');
    });
  });
  const page = await context.newPage();
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') {
      await route.continue();
      return;
    }
    const response = await route.fetch();
    const headers = {
      ...response.headers(),
      'content-security-policy-report-only': "require-trusted-types-for 'script'",
    };
    await route.fulfill({ response, headers });
  });
  await page.goto(site.url + pathname);
  await hydrated(page);
  return page;
}

const readSinks = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...new Set((window as unknown as { sinks: string[] }).sinks)]);

test('the browser reports strings passed to a sink', async () => {
  const page = await open('/');
  await page.evaluate(() => {
    document.createElement('div').innerHTML = '<b>x</b>';
  });
  expect(await readSinks(page)).toContain('Element innerHTML');
  await page.context().close();
});

test.each(TEMPLATES)('%s', async (pathname) => {
  const page = await open(pathname);
  expect((await readSinks(page)).filter((sink) => !KNOWN_SINKS.has(sink))).toEqual([]);
  await page.context().close();
});

test('navigating, searching, and editing a demo', async () => {
  const page = await open('/material-ui/react-button');
  await page.locator('.theme-doc-sidebar-menu a[href="/material-ui/react-checkbox"]').click();
  await page.waitForURL('**/react-checkbox');
  await page.keyboard.press('Control+k');
  await page.locator('input[role=combobox]').fill('dialog');
  await page.locator('[role=option]').filter({ hasText: 'Dialog' }).first().click();
  await page.waitForURL('**/react-dialog');
  expect((await readSinks(page)).filter((sink) => !KNOWN_SINKS.has(sink))).toEqual([]);
  await page.context().close();
});

import type { Page } from 'playwright-core';
import { hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';
import { TEMPLATES } from '../../tooling/testing/browser/templates';

/**
 * Where the site gives text to a sink that could run it (Trusted Types, a report-only policy; why
 * it is not enforced: decision 21):
 * what stands here is known, anything new fails. The names are the browser's own.
 */
const KNOWN_SINKS = new Set([
  // The start of the application, and the bundler's chunks: addresses that the build has written.
  'HTMLScriptElement src',
  // Headings of the table of contents, colored code, reference tables: HTML that the build has made.
  'Element innerHTML',
  // Structured data of a page, which is no program.
  'HTMLScriptElement text',
  // The search's thread, a file of the build.
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

test('the browser reports what is given to a sink', async () => {
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

test('a reader who moves on, searches and edits', async () => {
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

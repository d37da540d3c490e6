import type { Page } from 'playwright-core';
import { addLine, openDemoEditor } from '../../tooling/testing/browser/openEditor';
import { findPageFiles } from '../../tooling/testing/browser/pageFiles';
import { startProductionSite } from '../../tooling/testing/browser/productionSite';
import type { ProductionSite } from '../../tooling/testing/browser/productionSite';
import { networkSettled } from '../../tooling/testing/browser/quietPage';
import { profileWithoutBanner, hydrated } from '../../tooling/testing/browser/site';

const PAGE = '/material-ui/react-dialog';
const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const GONE = { status: 404, type: 'text/html', body: '<!doctype html><h1>Not found</h1>' };

let site: ProductionSite;
beforeAll(async () => {
  site = await startProductionSite();
}, 60_000);
afterEach(async () => {
  site.overrides.clear();
  await Promise.all(site.browser.contexts().map((context) => context.close()));
});
afterAll(() => site.close());

const profile = () => profileWithoutBanner(site.localUrl);

/** Opens the page without a service worker, because it isn't on the production host. */
async function open(): Promise<Page> {
  const { page } = await site.open(site.localUrl + PAGE, profile());
  await hydrated(page);
  await networkSettled(page);
  return page;
}

const hydrateLastDemo = async (page: Page) => {
  const demo = page.locator('[data-demo]').last();
  await demo.scrollIntoViewIfNeeded();
  return demo.getByRole('alert');
};

describe('a demo of an open page whose script cannot be loaded', () => {
  test('because a newer release removed it: the page says so and offers to reload', async () => {
    const page = await open();
    const files = findPageFiles(site, PAGE);
    for (const file of files.filter((url) => url.endsWith('.js'))) site.overrides.set(file, GONE);
    const alert = await hydrateLastDemo(page);
    await alert.filter({ hasText: 'has been updated' }).waitFor();
    expect(await alert.textContent()).not.toContain('connection');
    const notice = page.locator('[data-scripts-notice]');
    await notice.locator('p', { hasText: 'has been updated' }).waitFor();
    site.overrides.clear();
    await notice.getByRole('link', { name: 'Reload the page' }).click();
    await notice.locator('p').waitFor({ state: 'detached' });
  });

  test('because the connection is lost: the page says so', async () => {
    const page = await open();
    await site.stop();
    try {
      const alert = await hydrateLastDemo(page);
      await alert.filter({ hasText: 'Check your connection' }).waitFor();
      expect(await page.locator('[data-scripts-notice] p').count()).toBe(0);
    } finally {
      await site.start();
    }
  });
});

/** Why a file can't be loaded, what the message then contains, and the response (none: aborted). */
const FAILURES = [
  ['removed by a newer release', 'has been updated', { status: 404, body: 'Not found' }],
  ['unreachable', 'connection', undefined],
] as const;

async function breakFiles(
  page: Page,
  pattern: string,
  response: object | undefined,
): Promise<void> {
  await page
    .context()
    .route(pattern, (route) => (response === undefined ? route.abort() : route.fulfill(response)));
}

describe.each(FAILURES)('a file that is %s', (_name, message, response) => {
  test('the tables of an API page', async () => {
    const page = await open();
    await breakFiles(page, '**/material-ui/api/dialog', response);
    await page.locator('main a[href="/material-ui/api/dialog"]').last().click();
    await page.waitForURL('**/material-ui/api/dialog');
    await page.getByRole('alert').filter({ hasText: message }).waitFor();
  });

  test('the files of an export', async () => {
    const page = await open();
    const demo = page.locator('[data-demo]').first();
    await breakFiles(page, '**/assets/demos/*.json', response);
    await demo.getByRole('button', { name: 'Download' }).click();
    await demo.getByRole('status').filter({ hasText: message }).waitFor();
  });

  test('the script of an export', async () => {
    const page = await open();
    const demo = page.locator('[data-demo]').first();
    await breakFiles(page, '**/assets/js/*.js', response);
    await demo.getByRole('button', { name: 'Download' }).click();
    await demo.getByRole('status').filter({ hasText: message }).waitFor();
  });

  test.each([
    ['a script of the live preview', '**/live/*.js', /Copy your code/u],
    ['the compiler of the editor', '**/assets/js/*.js', /Copy your code/u],
  ])('%s', async (_file, pattern, advice) => {
    const local = { ...site, open: (path: string) => site.open(site.localUrl + path, profile()) };
    const { page, field, problem } = await openDemoEditor(local);
    await breakFiles(page, pattern, response);
    await addLine(field);
    await problem.filter({ hasText: message }).waitFor();
    if (response !== undefined) expect(await problem.textContent()).toMatch(advice);
  });
});

test.each([
  ['an error', { status: 503, type: 'text/html', body: 'busy' }],
  ['HTML', { type: 'text/html', body: '<!doctype html>', headers: IMMUTABLE }],
  ['an empty body', { type: 'text/css', body: '', headers: IMMUTABLE }],
])('a stylesheet whose first response is %s is requested again', async (_name, response) => {
  const stylesheet =
    /\/assets\/css\/styles\.\w+\.css/u.exec(site.readBuilt('index.html'))?.[0] ?? '';
  site.overrides.set(stylesheet, { ...response, isOnce: true });
  const { page } = await site.open(site.localUrl + PAGE);
  await hydrated(page);
  await page.waitForFunction(
    (url) =>
      [...document.styleSheets].some(
        ({ href, cssRules }) => href?.endsWith(url) === true && cssRules.length > 100,
      ),
    stylesheet,
  );
});

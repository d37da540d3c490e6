import type { Page } from 'playwright-core';
import { addLine, openDemoEditor } from '../../tooling/testing/browser/openEditor';
import { findPageFiles } from '../../tooling/testing/browser/pageFiles';
import { startProductionSite } from '../../tooling/testing/browser/productionSite';
import type { ProductionSite } from '../../tooling/testing/browser/productionSite';
import { networkSettled } from '../../tooling/testing/browser/quietPage';
import { answeredProfile, hydrated } from '../../tooling/testing/browser/site';

const PAGE = '/material-ui/react-dialog';
const FOR_EVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };
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

const profile = () => answeredProfile(site.localUrl);

/** Without a service worker: this is not the production host. */
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

describe('a demo of an open page whose script cannot be had', () => {
  test('because a newer release has removed it: the page says so, and offers to reload', async () => {
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

  test('because the connection is lost: the page says that', async () => {
    const page = await open();
    await site.stop();
    try {
      const alert = await hydrateLastDemo(page);
      await alert.filter({ hasText: 'Check the connection' }).waitFor();
      expect(await page.locator('[data-scripts-notice] p').count()).toBe(0);
    } finally {
      await site.start();
    }
  });
});

/** What an outdated page does with an address: the server has no such file, or does not answer. */
const ANSWERS = [
  ['gone with its release', 'has been updated', { status: 404, body: 'Not found' }],
  ['out of reach', 'connection', undefined],
] as const;

async function breakFiles(page: Page, pattern: string, answer: object | undefined): Promise<void> {
  await page
    .context()
    .route(pattern, (route) => (answer === undefined ? route.abort() : route.fulfill(answer)));
}

describe.each(ANSWERS)('a file that is %s', (_name, words, answer) => {
  test('the tables of an API page', async () => {
    const page = await open();
    await breakFiles(page, '**/material-ui/api/dialog', answer);
    await page.locator('main a[href="/material-ui/api/dialog"]').last().click();
    await page.waitForURL('**/material-ui/api/dialog');
    await page.getByRole('alert').filter({ hasText: words }).waitFor();
  });

  test('the files of an export', async () => {
    const page = await open();
    const demo = page.locator('[data-demo]').first();
    await breakFiles(page, '**/assets/demos/*.json', answer);
    await demo.getByRole('button', { name: 'Download' }).click();
    await demo.getByRole('status').filter({ hasText: words }).waitFor();
  });

  test('the script of an export', async () => {
    const page = await open();
    const demo = page.locator('[data-demo]').first();
    await breakFiles(page, '**/assets/js/*.js', answer);
    await demo.getByRole('button', { name: 'Download' }).click();
    await demo.getByRole('status').filter({ hasText: words }).waitFor();
  });

  test.each([
    ['a script of the live preview', '**/live/*.js', /Copy your code/u],
    ['the compiler of the editor', '**/assets/js/*.js', /Copy your code/u],
  ])('%s', async (_file, pattern, advice) => {
    const local = { ...site, open: (path: string) => site.open(site.localUrl + path, profile()) };
    const { page, field, problem } = await openDemoEditor(local);
    await breakFiles(page, pattern, answer);
    await addLine(field);
    await problem.filter({ hasText: words }).waitFor();
    if (answer !== undefined) expect(await problem.textContent()).toMatch(advice);
  });
});

test.each([
  ['an error', { status: 503, type: 'text/html', body: 'busy' }],
  ['a page', { type: 'text/html', body: '<!doctype html>', headers: FOR_EVER }],
  ['nothing', { type: 'text/css', body: '', headers: FOR_EVER }],
])('a stylesheet that is answered once with %s is asked for again', async (_name, answer) => {
  const stylesheet =
    /\/assets\/css\/styles\.\w+\.css/u.exec(site.readBuilt('index.html'))?.[0] ?? '';
  site.overrides.set(stylesheet, { ...answer, isOnce: true });
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

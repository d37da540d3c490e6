import type { Page } from 'playwright-core';
import { endReplacedWorkers } from '../../tooling/testing/browser/endReplacedWorkers';
import {
  BUTTON,
  openInstalled,
  waitUntilCached,
} from '../../tooling/testing/browser/installedPage';
import { startProductionSite } from '../../tooling/testing/browser/productionSite';
import type { ProductionSite } from '../../tooling/testing/browser/productionSite';
import { networkSettled } from '../../tooling/testing/browser/quietPage';
import { hydrated } from '../../tooling/testing/browser/site';
import { waitInPage } from '../../tooling/testing/browser/waitInPage';
import { bundleWorker } from './node/bundleWorker';

const NEXT = '/material-ui/react-checkbox';

let site: ProductionSite;
beforeAll(async () => {
  site = await startProductionSite();
}, 60_000);
afterEach(async () => {
  site.overrides.clear();
  await Promise.all(site.browser.contexts().map((context) => context.close()));
});
afterAll(() => site.close());

/**
 * Opens a page of a release before `@docusaurus/plugin-pwa`, whose worker is only our code and is
 * registered without a query. Pages behave like those of that release until `leaveOldRelease`.
 */
async function openOldRelease() {
  const [release = ''] = site.readBuilt('sw.js').split('\n');
  const shells = release.replace(/"version":"\w+"/u, '"version":"old"');
  site.overrides.set('/sw.js', { body: `${shells}\n${bundleWorker('keep')}` });
  // A URL that gets no worker.
  const { page } = await site.open(`${site.localUrl}/offline`);
  await page.context().addInitScript(() => {
    if (localStorage.getItem('is-new') !== null) return;
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function (_url, options) {
      return register.call(this, '/sw.js', options);
    };
  });
  await page.goto(site.url + BUTTON);
  await hydrated(page);
  await waitUntilCached(page, BUTTON);
  expect(await readWorker(page)).toBe(`${site.url}/sw.js`);
  return page;
}

const leaveOldRelease = (page: Page) =>
  page.evaluate(() => {
    localStorage.setItem('is-new', '');
  });

const readWorker = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);

/** Resolves when the worker of `plugin-pwa` controls the page. */
const untilNewWorkerControls = (page: Page) =>
  waitInPage(
    page,
    async () => navigator.serviceWorker.controller?.scriptURL.includes('?params=') === true,
    undefined,
  );

const hasShell = (page: Page, version: string) =>
  waitInPage(page, async (name) => (await caches.keys()).includes(name), `site-shell-${version}`);

const versionOf = (text: string): string => /"version":"(\w+)"/u.exec(text)?.[1] ?? '';

async function readOffline(page: Page, pathname: string): Promise<void> {
  await site.stop();
  try {
    await page.goto(site.url + pathname);
    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe(pathname);
    await page.keyboard.press('Control+k');
    await page.locator('input[role=combobox]').fill('dialog');
    await page.locator('[role=option]').filter({ hasText: 'Dialog' }).first().waitFor();
  } finally {
    await site.start();
  }
}

describe('with a worker of an earlier release, at /sw.js without a query', () => {
  test('the next page switches to the new worker, keeps the caches, and shows no update notice', async () => {
    const page = await openOldRelease();
    await leaveOldRelease(page);
    site.overrides.clear();
    const loads: number[] = [];
    await page.goto(site.url + NEXT);
    await hydrated(page);
    await networkSettled(page);
    // Wait for the old worker to cache the page before ending it, or the page would be lost.
    await waitUntilCached(page, NEXT);
    await endReplacedWorkers(page);
    await untilNewWorkerControls(page);
    page.on('load', () => loads.push(1));
    await hasShell(page, versionOf(site.readBuilt('sw.js')));
    await page.waitForFunction(() => performance.now() > 4_000);
    expect(loads).toEqual([]);
    expect(await page.locator('[data-update-notice]').count()).toBe(0);
    // The files of the old shell are adopted first.
    await waitInPage(
      page,
      async () => !(await caches.keys()).includes('site-shell-old'),
      undefined,
    );
    expect(await page.evaluate(() => caches.keys())).not.toContainEqual(
      expect.stringContaining('workbox'),
    );
    await waitUntilCached(page, NEXT);
    await readOffline(page, BUTTON);
    await readOffline(page, NEXT);
  });

  test('an open page gets the new worker at the old URL, and can be read offline', async () => {
    const page = await openOldRelease();
    await endReplacedWorkers(page);
    site.overrides.clear();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    // The open page sends SKIP_WAITING, which a worker without listeners would ignore.
    await hasShell(page, versionOf(site.readBuilt('sw.js')));
    await waitInPage(
      page,
      async () => {
        const { active, waiting } = await navigator.serviceWorker.ready;
        const names = await caches.keys();
        return (
          active?.state === 'activated' && waiting === null && !names.includes('site-shell-old')
        );
      },
      undefined,
    );
    expect(await readWorker(page)).toBe(`${site.url}/sw.js`);
    await readOffline(page, BUTTON);
    await leaveOldRelease(page);
    await page.goto(site.url + BUTTON);
    await untilNewWorkerControls(page);
    expect(await page.locator('[data-update-notice]').count()).toBe(0);
    await readOffline(page, BUTTON);
  });
});

test('a new reader gets the worker with its query, and none of the plugin’s caches', async () => {
  const { page } = await openInstalled(site);
  expect(await readWorker(page)).toContain('/sw.js?params=%7B%22offlineMode%22%3Afalse');
  const names = await page.evaluate(() => caches.keys());
  expect(names.filter((name) => !name.startsWith('site-'))).toEqual([]);
});

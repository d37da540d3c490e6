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
 * A reader of a release before `@docusaurus/plugin-pwa`: the worker is our code alone, registered
 * without a query. Pages load as those of that release until `leaveOldRelease`.
 */
async function openOldRelease() {
  const [release = ''] = site.readBuilt('sw.js').split('\n');
  const shells = release.replace(/"version":"\w+"/u, '"version":"old"');
  site.overrides.set('/sw.js', { body: `${shells}\n${bundleWorker('keep')}` });
  // An address that gets no worker.
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

/** Resolves when the worker of `plugin-pwa` answers the page's requests. */
const untilNewInCharge = (page: Page) =>
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

describe('a reader with a worker of an earlier release, at /sw.js without a query', () => {
  test('moves to the new one with the next page, keeps what was kept, and is asked nothing', async () => {
    const page = await openOldRelease();
    await leaveOldRelease(page);
    site.overrides.clear();
    const loads: number[] = [];
    await page.goto(site.url + NEXT);
    await hydrated(page);
    await networkSettled(page);
    // By the old worker, which is ended only then: what it was keeping would be lost.
    await waitUntilCached(page, NEXT);
    await endReplacedWorkers(page);
    await untilNewInCharge(page);
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

  test('whose page stays open gets the new one there: it takes over and reads offline', async () => {
    const page = await openOldRelease();
    await endReplacedWorkers(page);
    site.overrides.clear();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    // The open page sends SKIP_WAITING, which only a worker with listeners hears.
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
    await untilNewInCharge(page);
    expect(await page.locator('[data-update-notice]').count()).toBe(0);
    await readOffline(page, BUTTON);
  });
});

test('a new reader gets the worker with its query, and no cache of the plugin', async () => {
  const { page } = await openInstalled(site);
  expect(await readWorker(page)).toContain('/sw.js?params=%7B%22offlineMode%22%3Afalse');
  const names = await page.evaluate(() => caches.keys());
  expect(names.filter((name) => !name.startsWith('site-'))).toEqual([]);
});

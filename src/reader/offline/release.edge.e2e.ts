import type { Page } from 'playwright-core';
import { endReplacedWorkers } from '../../tooling/testing/browser/endReplacedWorkers';
import { BUTTON, openInstalled } from '../../tooling/testing/browser/installedPage';
import { startProductionSite } from '../../tooling/testing/browser/productionSite';
import type { ProductionSite } from '../../tooling/testing/browser/productionSite';
import { hydrated } from '../../tooling/testing/browser/site';
import { waitInPage } from '../../tooling/testing/browser/waitInPage';
import { bundleWorker } from './node/bundleWorker';

const MARK = '<meta name="release" content="2">';
const isNext = (page: Page) => page.locator('meta[name="release"]').waitFor({ state: 'attached' });

/** Returns the worker of the next release. */
const nextWorker = (): string =>
  site.readBuilt('sw.js').replace(/"version":"\w+"/u, '"version":"next"');

let site: ProductionSite;
beforeAll(async () => {
  site = await startProductionSite();
}, 60_000);
afterEach(async () => {
  site.overrides.clear();
  await Promise.all(site.browser.contexts().map((context) => context.close()));
});
afterAll(() => site.close());

const untilNothingIsLeft = (page: Page) =>
  waitInPage(
    page,
    async () =>
      (await navigator.serviceWorker.getRegistrations()).length === 0 &&
      (await caches.keys()).length === 0,
    undefined,
  );

describe('a new release', () => {
  function publish(extra: Record<string, { status?: number; type?: string; body: string }> = {}) {
    site.overrides.set('/sw.js', { body: nextWorker() });
    site.overrides.set(BUTTON, {
      type: 'text/html; charset=utf-8',
      body: site.readBuilt(`${BUTTON}.html`).replace('</title>', `</title>${MARK}`),
    });
    for (const [url, override] of Object.entries(extra)) site.overrides.set(url, override);
  }

  /** Opens a page whose window only has the focus after `focus`. */
  async function openControlled() {
    const { page } = await openInstalled(site);
    await page.context().addInitScript(() => {
      Object.assign(window, { isFocused: false });
      document.hasFocus = () => (window as unknown as { isFocused: boolean }).isFocused;
    });
    await page.reload();
    await hydrated(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await endReplacedWorkers(page);
    const loads: number[] = [];
    page.on('load', () => loads.push(1));
    return { page, loads };
  }
  const focus = (page: Page) =>
    page.evaluate(() => {
      Object.assign(window, { isFocused: true });
      window.dispatchEvent(new Event('focus'));
    });
  const changeWorker = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          navigator.serviceWorker.addEventListener('controllerchange', () => {
            resolve();
          });
          void navigator.serviceWorker.ready.then((registration) => registration.update());
        }),
    );

  test('reloads the page once at the next focus, but asks a reader who has typed something', async () => {
    const { page, loads } = await openControlled();
    const writer = await page.context().newPage();
    await writer.goto(`${site.url + BUTTON}#BasicButtons.tsx`);
    await hydrated(writer);
    await writer
      .locator('[data-demo="BasicButtons"] [data-demo-source] pre:visible')
      .first()
      .click();
    await writer.locator('[data-demo="BasicButtons"] textarea').pressSequentially('// mine ');
    const written: number[] = [];
    writer.on('load', () => written.push(1));
    // By now, the worker has started, and both pages listen to it.
    await writer.waitForFunction(() => performance.now() > 3_000);
    publish();
    await changeWorker(page);
    expect(loads).toEqual([]);
    const loaded = page.waitForEvent('load');
    await focus(page);
    await loaded;
    await isNext(page);
    await hydrated(page);
    await focus(page);
    expect(loads).toEqual([1]);

    await focus(writer);
    const notice = writer.locator('[data-update-notice]');
    await notice.locator('[role=status]', { hasText: 'new version' }).waitFor();
    expect(await writer.locator('[data-demo="BasicButtons"] textarea').inputValue()).toContain(
      'mine',
    );
    expect(written).toEqual([]);
    await notice.getByRole('button', { name: 'Reload' }).click();
    await isNext(writer);
  });

  test('with a missing file does not replace the old one', async () => {
    const { page } = await openControlled();
    publish();
    const body = nextWorker().replace('"/offline"', '"/offline","/gone.json"');
    expect(body).toContain('/gone.json');
    site.overrides.set('/sw.js', { body });
    const states = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const { installing } = registration;
      return new Promise<string>((resolve) => {
        installing?.addEventListener('statechange', () => {
          resolve(installing.state);
        });
      });
    });
    expect(states).toBe('redundant');
    const names = await page.evaluate(() => caches.keys());
    expect(names.filter((name) => name.startsWith('site-shell-'))).toHaveLength(1);
    await site.stop();
    try {
      await page.goto(site.url + BUTTON);
      await hydrated(page);
    } finally {
      await site.start();
    }
  });

  test('that removes the worker leaves nothing behind after one reload', async () => {
    const { page, loads } = await openControlled();
    site.overrides.set('/sw.js', { body: bundleWorker('remove') });
    // The pages of such a release register no worker.
    await page.context().addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('off'));
    });
    const reloaded = page.waitForEvent('load');
    await changeWorker(page);
    await focus(page);
    await reloaded;
    await hydrated(page);
    await page.waitForFunction(() => performance.now() > 4_000);
    expect(loads).toEqual([1]);
    await untilNothingIsLeft(page);
  });
});

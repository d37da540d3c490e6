import {
  BUTTON,
  openInstalled,
  waitUntilCached,
} from '../../tooling/testing/browser/installedPage';
import { hydrated } from '../../tooling/testing/browser/site';
import { waitInPage } from '../../tooling/testing/browser/waitInPage';
import { startProductionSite } from '../../tooling/testing/browser/productionSite';
import type { ProductionSite } from '../../tooling/testing/browser/productionSite';

const NEXT = '/material-ui/react-checkbox';
const UNVISITED = '/material-ui/react-slider';

let site: ProductionSite;
beforeAll(async () => {
  site = await startProductionSite();
}, 60_000);
afterEach(async () => {
  site.overrides.clear();
  await Promise.all(site.browser.contexts().map((context) => context.close()));
});
afterAll(() => site.close());

test('no worker is registered on other hosts than the production host', async () => {
  const { page } = await site.open(site.localUrl + BUTTON);
  await hydrated(page);
  const found = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestIdleCallback(() => {
          setTimeout(() => {
            void navigator.serviceWorker.getRegistrations().then(({ length }) => {
              resolve(length);
            });
          }, 500);
        });
      }),
  );
  expect(found).toBe(0);
});

test('the worker can’t run code from strings (Trusted Types, decision 21)', async () => {
  const { page } = await site.open('/offline');
  await hydrated(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const [worker] = page.context().serviceWorkers();
  const refusal = await worker?.evaluate(() => {
    try {
      (self as unknown as { importScripts: (url: string) => void }).importScripts('/ad-frame.js');
      return 'ran';
    } catch (error) {
      return String(error);
    }
  });
  expect(refusal).toContain('TrustedScriptURL');
});

describe('without a connection', () => {
  test('visited pages, their demos, and the search work, and others redirect to /offline', async () => {
    const { page } = await openInstalled(site);
    // A page reached by client navigation. Only the worker requests its HTML.
    await page.locator(`.theme-doc-sidebar-menu a[href="${NEXT}"]`).first().click();
    await page.waitForURL(`**${NEXT}`);
    await waitUntilCached(page, NEXT);
    await site.stop();
    try {
      for (const path of [BUTTON, `${BUTTON}?a=1`, `${BUTTON}/`, `${BUTTON}#sizes`, NEXT, '/']) {
        await page.goto(site.url + path);
        await hydrated(page);
      }
      await page.goto(site.url + BUTTON);
      await hydrated(page);
      await page.locator('[data-demo="BasicButtons"] [data-demo-root][data-used]').waitFor();
      await page.keyboard.press('Control+k');
      await page.locator('input[role=combobox]').fill('dialog');
      await page.locator('[role=option]').filter({ hasText: 'Dialog' }).first().waitFor();

      await page.goto(`${site.url + UNVISITED}?a=1`);
      await page.waitForURL('**/offline?from=*');
      await hydrated(page);
      await page.locator('[data-wanted] code', { hasText: `${UNVISITED}?a=1` }).waitFor();
      await page.locator('[data-kept-pages] a', { hasText: 'Checkbox' }).waitFor();
    } finally {
      await site.start();
    }
    await page.locator('[data-wanted] a', { hasText: 'Try again' }).click();
    await page.waitForURL(`**${UNVISITED}?a=1`);
    await hydrated(page);
  });

  test.each([
    ['en', '', 'dialog', 'Dialog'],
    ['zh', '/zh', 'dialog', 'Dialog'],
    ['ar', '/ar', 'dialog', 'Dialog'],
  ])(
    'after one visit in %s, the page and the search work in that language',
    async (code, base, query, found) => {
      // A reader's first page, which loads before there's a worker.
      const { page } = await openInstalled(site, base + BUTTON);
      await waitInPage(
        page,
        async (offline) => (await caches.match(offline)) !== undefined,
        `${base}/offline`,
      );
      await site.stop();
      try {
        await page.reload();
        await hydrated(page);
        expect(await page.locator('html').getAttribute('lang')).toBe(code);
        await page.keyboard.press('Control+k');
        await page.locator('input[role=combobox]').fill(query);
        await page.locator('[role=option]').filter({ hasText: found }).first().waitFor();
        expect(new URL(page.url()).pathname).toBe(base + BUTTON);

        await page.goto(site.url + base + UNVISITED);
        await page.waitForURL(`**${base}/offline?from=*`);
        await hydrated(page);
        expect(await page.locator('html').getAttribute('lang')).toBe(code);
      } finally {
        await site.start();
      }
    },
  );

  test('a kept section can be read and removed', async () => {
    const { page, consoleErrors } = await site.open('/offline');
    await hydrated(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const row = page.locator('[data-section="system"]');
    await row.locator('text=/\\d MB to download/').waitFor();
    const button = row.getByRole('button');
    await button.focus();
    await page.keyboard.press('Enter');
    await row.locator('text=/Saved on .*Up to date/').waitFor({ timeout: 60_000 });
    expect(await page.locator('[data-shelf] [role=status]').textContent()).toMatch(
      /^MUI System: Saved on/,
    );
    expect(await button.evaluate((node) => node === document.activeElement)).toBe(true);
    await site.stop();
    try {
      await page.goto(`${site.url}/system/react-box`);
      await hydrated(page);
      await page.locator('[data-demo-root][data-used]').first().waitFor();
      await page.goto(`${site.url}/offline`);
      await hydrated(page);
      await row.getByRole('button', { name: 'Remove: MUI System' }).press('Enter');
      await row.locator('text=Not saved on this device').waitFor();
    } finally {
      await site.start();
    }
    const names = await page.evaluate(() => caches.keys());
    expect(names.filter((name) => name.startsWith('site-section-'))).toEqual([]);
    expect(consoleErrors.filter((text) => !text.includes('Failed to load resource'))).toEqual([]);
  });
});

describe('problems do not affect readers who are online', () => {
  test('cleared storage: every page loads, and the shell is restored', async () => {
    const { page } = await openInstalled(site);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    for (const path of [BUTTON, NEXT, '/offline', '/']) {
      await page.goto(site.url + path);
      await hydrated(page);
    }
    await waitInPage(
      page,
      async () => (await caches.keys()).some((name) => name.startsWith('site-shell-')),
      undefined,
    );
  });

  test('exceeded quota', async () => {
    const full =
      'Cache.prototype.put=()=>Promise.reject(new DOMException("full","QuotaExceededError"));';
    // The first worker can install. From then on, nothing can be written.
    const { page, consoleErrors } = await openInstalled(site);
    site.overrides.set('/sw.js', {
      body: `if(self.registration.active){${full}}\n${site.readBuilt('sw.js')}`,
    });
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    for (const path of [NEXT, UNVISITED]) {
      await page.goto(site.url + path);
      await hydrated(page);
    }
    expect(consoleErrors).toEqual([]);
  });

  test.each([
    ['is missing', { status: 404, type: 'text/html', body: 'not found' }],
    ['is an HTML page', { status: 200, type: 'text/html', body: '<!doctype html>' }],
  ])('a worker that %s', async (_name, override) => {
    site.overrides.set('/sw.js', override);
    const { page } = await site.open(BUTTON);
    await hydrated(page);
    await page.waitForFunction(() => performance.now() > 2_000);
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
    await page.getByRole('button', { name: 'Settings' }).first().click();
    await page.getByRole('dialog').waitFor();
  });

  test('a browser that blocks workers logs no errors', async () => {
    const { page, consoleErrors } = await site.open(BUTTON, { serviceWorkers: 'block' });
    await hydrated(page);
    await page.waitForFunction(() => performance.now() > 2_000);
    // Playwright itself logs that it blocks them.
    expect(consoleErrors.filter((text) => !text.includes('blocked by Playwright'))).toEqual([]);
  });
});

import type { Page } from 'playwright-core';
import { findPageFiles } from '../../tooling/testing/browser/pageFiles';
import { BUTTON, openInstalled } from '../../tooling/testing/browser/installedPage';
import { startProductionSite } from '../../tooling/testing/browser/productionSite';
import type { Override, ProductionSite } from '../../tooling/testing/browser/productionSite';
import { hydrated } from '../../tooling/testing/browser/site';
import { waitInPage } from '../../tooling/testing/browser/waitInPage';

const NEXT = '/material-ui/react-checkbox';
/** The headers that hosts send for hashed files. With them, browsers cache a wrong response for a year, too. */
const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const LOGIN = '<!doctype html><title>Login</title><h1>Welcome to the hotel</h1>';

let site: ProductionSite;
beforeAll(async () => {
  site = await startProductionSite();
}, 60_000);
afterEach(async () => {
  site.overrides.clear();
  await Promise.all(site.browser.contexts().map((context) => context.close()));
});
afterAll(() => site.close());

const listOf = (pathname: string): string[] => findPageFiles(site, pathname);

/** Returns the scripts that the checkbox page has, but the button page doesn't. */
function ownScripts(): string[] {
  const others = new Set(listOf(BUTTON));
  return listOf(NEXT).filter((url) => url.endsWith('.js') && !others.has(url));
}

/** Runs an action while the server is down. */
async function withoutConnection(act: () => Promise<void>): Promise<void> {
  await site.stop();
  try {
    await act();
  } finally {
    await site.start();
  }
}

async function readOffline(page: Page, pathname: string): Promise<void> {
  await withoutConnection(async () => {
    await page.goto(site.url + pathname);
    await hydrated(page);
  });
}

/** Resolves when the copies of the files, except fonts, have the size of the built ones. */
async function untilCopiesAreIntact(page: Page, urls: readonly string[]): Promise<void> {
  const files = urls.filter((url) => /\.(?:css|js|json)$/u.test(url));
  await waitInPage(
    page,
    async (sizes) => {
      const copies = await Promise.all(sizes.map(([file]) => caches.match(file)));
      const blobs = await Promise.all(copies.map((copy) => copy?.blob()));
      return sizes.every(([, size], index) => blobs[index]?.size === size);
    },
    files.map((file) => [file, Buffer.byteLength(site.readBuilt(file))] as const),
  );
}

describe('a wrong response for a script, which the HTTP cache keeps for a year', () => {
  /** Damages the start of a script, without changing its size and its seal. */
  const corrupt = (text: string): string => `${'('.repeat(40)}${text.slice(40)}`;
  test.each<[string, (text: string) => Partial<Override> & { readonly body: string }]>([
    ['an HTML page', () => ({ type: 'text/html', body: LOGIN })],
    ['a redirect to a page', () => ({ status: 302, body: '', headers: { Location: '/offline' } })],
    ['an empty body', () => ({ body: '' })],
    ['the first half of the script', (text) => ({ body: text.slice(0, text.length / 2) })],
    ['a lost connection', (text) => ({ body: text.slice(0, 100), isCut: true })],
    ['another script', () => ({ body: 'console.info("another")/*0000000*/' })],
    ['a damaged script of the same size', (text) => ({ body: corrupt(text) })],
  ])('%s: the page recovers and can be read offline', async (_name, createResponse) => {
    for (const file of ownScripts()) {
      const override = createResponse(site.readBuilt(file));
      const headers = { ...IMMUTABLE, ...override.headers };
      site.overrides.set(file, { ...override, headers, isOnce: true });
    }
    const { page } = await openInstalled(site);
    await page.goto(site.url + NEXT);
    await hydrated(page);
    await untilCopiesAreIntact(page, listOf(NEXT));
    await readOffline(page, NEXT);
  });
});

describe('damaged copies', () => {
  /** Replaces the body of every copy whose URL contains `part`. */
  const damage = (page: Page, part: string, body: string) =>
    page.evaluate(
      async ([name, text]) => {
        for (const key of await caches.keys()) {
          const cache = await caches.open(key);
          for (const request of await cache.keys()) {
            if (!request.url.includes(name)) continue;
            const { headers } = (await cache.match(request)) ?? new Response();
            await cache.put(request, new Response(text, { headers }));
          }
        }
      },
      [part, body] as const,
    );

  test.each([
    ['empty', ''],
    ['different code', 'throw new Error("damaged")'],
  ])('scripts: %s', async (_name, body) => {
    const { page } = await openInstalled(site);
    await damage(page, '/assets/js/', body);
    await page.reload();
    await hydrated(page);
    await untilCopiesAreIntact(page, listOf(BUTTON));
    await readOffline(page, BUTTON);
  });

  test('all files: the next page that is read online restores the search', async () => {
    const { page } = await openInstalled(site);
    await damage(page, '/', 'x');
    await page.goto(site.url + NEXT);
    await hydrated(page);
    const shell = /"files":(\[[^\]]*\])/u.exec(site.readBuilt('sw.js'))?.[1] ?? '[]';
    await untilCopiesAreIntact(page, JSON.parse(shell) as string[]);
    await withoutConnection(async () => {
      await page.reload();
      await hydrated(page);
      await page.keyboard.press('Control+k');
      await page.locator('input[role=combobox]').fill('checkbox');
      await page.locator('[role=option]').filter({ hasText: 'Checkbox' }).first().waitFor();
    });
  });
});

describe('a network that responds with its login page', () => {
  test.each([200, 404])('status %i: shown, but not cached', async (status) => {
    const { page } = await openInstalled(site);
    const login = { status, type: 'text/html', body: LOGIN };
    site.overrides.set(BUTTON, login);
    site.overrides.set('/search/manifest.json', login);
    await page.goto(site.url + BUTTON);
    expect(await page.locator('h1').textContent()).toBe('Welcome to the hotel');
    await readOffline(page, BUTTON);
    expect(await page.locator('h1').textContent()).toBe('Button');
  });

  test('another page of the site at the same URL is not cached', async () => {
    const { page } = await openInstalled(site);
    site.overrides.set(NEXT, { type: 'text/html', body: site.readBuilt('index.html') });
    await page.goto(site.url + NEXT);
    await withoutConnection(async () => {
      // The wrong page reloads itself, and the worker redirects. Either may interrupt this navigation, so
      // only the final URL matters.
      await Promise.all([
        page.waitForURL('**/offline?from=*'),
        page.goto(site.url + NEXT).catch(() => undefined),
      ]);
    });
  });

  test('a section with a login page among its files is not kept', async () => {
    const { page } = await site.open('/offline');
    await hydrated(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const row = page.locator('[data-section="system"]');
    // A file that only this section has, and that's loaded early, because the list is sorted.
    const file = listOf('/system/react-box').find((url) => url.startsWith('/assets/demos/')) ?? '';
    site.overrides.set(file, { type: 'text/html', body: LOGIN });
    await row.getByRole('button', { name: 'Save for offline' }).click();
    await row.locator('text=/connection was lost/').waitFor();
    site.overrides.clear();
    await row.getByRole('button', { name: 'Save for offline' }).click();
    await row.locator('text=/Saved on .*Up to date/').waitFor({ timeout: 60_000 });
  });
});

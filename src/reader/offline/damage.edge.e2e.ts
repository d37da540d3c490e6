import type { Page } from 'playwright-core';
import { findPageFiles } from '../../tooling/testing/browser/pageFiles';
import { BUTTON, openInstalled } from '../../tooling/testing/browser/installedPage';
import { startProductionSite } from '../../tooling/testing/browser/productionSite';
import type { Override, ProductionSite } from '../../tooling/testing/browser/productionSite';
import { hydrated } from '../../tooling/testing/browser/site';
import { waitInPage } from '../../tooling/testing/browser/waitInPage';

const NEXT = '/material-ui/react-checkbox';
/** As hosts send hashed files: the browser has a wrong answer for a year, too. */
const FOR_EVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };
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

/** The scripts of a page that another one does not have. */
function ownScripts(): string[] {
  const others = new Set(listOf(BUTTON));
  return listOf(NEXT).filter((url) => url.endsWith('.js') && !others.has(url));
}

/** Runs something while nothing answers. */
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

/** Resolves when the copies of some files, fonts aside, are as long as the built ones. */
async function healed(page: Page, urls: readonly string[]): Promise<void> {
  const files = urls.filter((url) => /\.(?:css|js|json)$/u.test(url));
  await waitInPage(
    page,
    async (sizes) => {
      const copies = await Promise.all(sizes.map(([file]) => caches.match(file)));
      const blobs = await Promise.all(copies.map((copy) => copy?.blob()));
      return sizes.every(([, size], place) => blobs[place]?.size === size);
    },
    files.map((file) => [file, Buffer.byteLength(site.readBuilt(file))] as const),
  );
}

describe('a script that is answered wrongly once, and kept for a year by the browser', () => {
  /** The size is right, and so is the end. */
  const spoil = (text: string): string => `${'('.repeat(40)}${text.slice(40)}`;
  test.each<[string, (text: string) => Partial<Override> & { readonly body: string }]>([
    ['with a page', () => ({ type: 'text/html', body: LOGIN })],
    ['with a way to a page', () => ({ status: 302, body: '', headers: { Location: '/offline' } })],
    ['with nothing', () => ({ body: '' })],
    ['with its first half', (text) => ({ body: text.slice(0, text.length / 2) })],
    ['with a connection that is cut', (text) => ({ body: text.slice(0, 100), isCut: true })],
    ['with another script', () => ({ body: 'console.info("another")/*0000000*/' })],
    ['with its own length and other words', (text) => ({ body: spoil(text) })],
  ])('%s: the page heals, and can be read offline', async (_name, answer) => {
    for (const file of ownScripts()) {
      const override = answer(site.readBuilt(file));
      const headers = { ...FOR_EVER, ...override.headers };
      site.overrides.set(file, { ...override, headers, isOnce: true });
    }
    const { page } = await openInstalled(site);
    await page.goto(site.url + NEXT);
    await hydrated(page);
    await healed(page, listOf(NEXT));
    await readOffline(page, NEXT);
  });
});

describe('copies that are damaged', () => {
  /** Puts a text in the place of every copy whose address has a part. */
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
    ['another text', 'throw new Error("damaged")'],
  ])('scripts: %s', async (_name, body) => {
    const { page } = await openInstalled(site);
    await damage(page, '/assets/js/', body);
    await page.reload();
    await hydrated(page);
    await healed(page, listOf(BUTTON));
    await readOffline(page, BUTTON);
  });

  test('all of them: the next page that is read online heals the search', async () => {
    const { page } = await openInstalled(site);
    await damage(page, '/', 'x');
    await page.goto(site.url + NEXT);
    await hydrated(page);
    const shell = /"files":(\[[^\]]*\])/u.exec(site.readBuilt('sw.js'))?.[1] ?? '[]';
    await healed(page, JSON.parse(shell) as string[]);
    await withoutConnection(async () => {
      await page.reload();
      await hydrated(page);
      await page.keyboard.press('Control+k');
      await page.locator('input[role=combobox]').fill('checkbox');
      await page.locator('[role=option]').filter({ hasText: 'Checkbox' }).first().waitFor();
    });
  });
});

describe('a network that answers with its login page', () => {
  test.each([200, 404])('status %i: shown, and not kept', async (status) => {
    const { page } = await openInstalled(site);
    const login = { status, type: 'text/html', body: LOGIN };
    site.overrides.set(BUTTON, login);
    site.overrides.set('/search/manifest.json', login);
    await page.goto(site.url + BUTTON);
    expect(await page.locator('h1').textContent()).toBe('Welcome to the hotel');
    await readOffline(page, BUTTON);
    expect(await page.locator('h1').textContent()).toBe('Button');
  });

  test('another page of the site in its place is not kept', async () => {
    const { page } = await openInstalled(site);
    site.overrides.set(NEXT, { type: 'text/html', body: site.readBuilt('index.html') });
    await page.goto(site.url + NEXT);
    await withoutConnection(async () => {
      // The wrong page reloads itself, and the worker leads elsewhere: either may cut this navigation
      // short. What counts is where the reader ends.
      await Promise.all([
        page.waitForURL('**/offline?from=*'),
        page.goto(site.url + NEXT).catch(() => undefined),
      ]);
    });
  });

  test('a section is not kept with it', async () => {
    const { page } = await site.open('/offline');
    await hydrated(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const row = page.locator('[data-section="system"]');
    // The first of its files that no other page has: the list is worked through in order.
    const file = listOf('/system/react-box').find((url) => url.startsWith('/assets/demos/')) ?? '';
    site.overrides.set(file, { type: 'text/html', body: LOGIN });
    await row.getByRole('button', { name: 'Keep offline' }).click();
    await row.locator('text=/connection was lost/').waitFor();
    site.overrides.clear();
    await row.getByRole('button', { name: 'Keep offline' }).click();
    await row.locator('text=/Kept on .*up to date/').waitFor({ timeout: 60_000 });
  });
});

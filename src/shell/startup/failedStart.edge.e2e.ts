import fs from 'node:fs';
import path from 'node:path';
import { request as httpRequest } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { BrowserContext, Page } from 'playwright-core';
import { collectNavigations } from '../../tooling/testing/browser/productionSite';
import {
  interact,
  collectConsoleErrors,
  hydrated,
  startSite,
} from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';
import { startServer } from '../../tooling/testing/servers/startServer';
import type { TestServer } from '../../tooling/testing/servers/startServer';

const PAGE = '/material-ui/react-button';

/** How the server responds to a request for a damaged script. */
const DAMAGE: Readonly<Record<string, (response: ServerResponse, text: string) => void>> = {
  empty: (response) => response.end(''),
  truncated: (response, text) => response.end(text.slice(0, text.length / 2)),
  throwing: (response) => response.end('throw new Error("damaged")'),
  hanging: (response) => response.flushHeaders(),
  'HTML with 200': (response) => response.end('<!doctype html><title>Sign in</title>'),
};
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  main: /\/main\.[^/]+\.js$/,
  runtime: /\/runtime~main\.[^/]+\.js$/,
  page: /\/assets\/js\/(?!main\.|runtime~main)[^/]+\.js$/,
};

let site: SiteUnderTest;
let proxy: TestServer;
let damaged: { script: RegExp; kind: string } | undefined;

beforeAll(async () => {
  site = await startSite();
  const build = path.resolve(__dirname, '../../../build');
  proxy = await startServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', site.url);
    if (damaged?.script.test(pathname) === true) {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' });
      DAMAGE[damaged.kind]?.(response, fs.readFileSync(path.join(build, pathname), 'utf8'));
      return;
    }
    // The raw URL, because some tests request invalid ones.
    const { port } = new URL(site.url);
    const { url: at, headers } = request;
    httpRequest({ port, host: '127.0.0.1', path: at, headers }, (answer) => {
      answer.pipe(response.writeHead(answer.statusCode ?? 500, answer.headers));
    }).end();
  });
}, 60_000);
afterAll(async () => {
  damaged = undefined;
  await proxy.close();
  await site.close();
});
afterEach(() => {
  damaged = undefined;
});

async function openDamaged(
  prepare: (context: BrowserContext) => Promise<unknown> = () => Promise.resolve(),
): Promise<{ page: Page; navigations: string[] }> {
  const context = await site.browser.newContext({
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await prepare(context);
  const page = await context.newPage();
  await page.clock.install();
  const navigations = collectNavigations(page);
  await page.goto(proxy.url + PAGE, { waitUntil: 'load' });
  await interact(page);
  return { page, navigations };
}

const cases = Object.keys(SCRIPTS).flatMap((script) =>
  Object.keys(DAMAGE).map((kind) => ({ script, kind })),
);

test.each(cases)(
  '$script script $kind: releases presses, shows the notice, and stays readable',
  async (damage) => {
    damaged = { script: SCRIPTS[damage.script] ?? /$^/, kind: damage.kind };
    const { page, navigations } = await openDamaged();
    const notice = page.locator('[data-scripts-notice] p');
    if (damage.kind === 'hanging') {
      await page.clock.fastForward(11_000);
    } else {
      // One reload, whose start also fails.
      while (navigations.length < 2) await page.waitForEvent('request');
      await page.waitForLoadState('load');
      await interact(page);
    }
    await notice.waitFor();
    expect(navigations).toHaveLength(damage.kind === 'hanging' ? 1 : 2);
    expect(await page.locator('h1').textContent()).toBe('Button');
    const isReleased = await page.evaluate(() => {
      const button = document.querySelector<HTMLElement>('.navbar button');
      return button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    });
    expect(isReleased).toBe(true);
    await page.context().close();
  },
  60_000,
);

test('an application that starts after the notice clears it and replays no old press', async () => {
  damaged = { script: SCRIPTS['main'] ?? /$^/, kind: 'hanging' };
  const { page } = await openDamaged();
  await page.locator('.navbar').getByRole('button', { name: 'Settings' }).click();
  await page.clock.fastForward(11_000);
  await page.locator('[data-scripts-notice] p').waitFor();
  const consoleErrors = collectConsoleErrors(page);
  damaged = undefined;
  await page.evaluate(() => {
    const late = document.querySelector('script[src*="/main."]') as HTMLScriptElement;
    const again = document.createElement('script');
    again.src = `${late.src}?again`;
    document.head.append(again);
  });
  await hydrated(page);
  await page.locator('[data-scripts-notice] p').waitFor({ state: 'detached' });
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('a page that crashes while it starts returns to the HTML of the server', async () => {
  const { page, navigations } = await openDamaged((context) =>
    context.addInitScript(() => {
      // Crashes every store that reads it while the page hydrates.
      Object.defineProperty(window, 'matchMedia', {
        get: () => {
          if (document.readyState !== 'loading') throw new Error('crash');
          return () => ({ matches: false });
        },
      });
    }),
  );
  await page.locator('[data-scripts-notice] p').waitFor();
  expect(await page.locator('h1').textContent()).toBe('Button');
  expect(navigations.length).toBeLessThanOrEqual(3);
  await page.context().close();
});

test.each([
  'IntersectionObserver',
  'ResizeObserver',
  'BroadcastChannel',
  'requestIdleCallback',
  'PerformanceObserver',
])('the site works in a browser without %s', async (name) => {
  const context = await site.browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript((missing) => {
    Reflect.deleteProperty(window, missing);
  }, name);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(site.url + PAGE);
  await hydrated(page);
  await page.locator('.navbar').getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test.each([
  '/material-ui/react-button.html',
  '/index.html',
  '/nowhere',
  '/material-ui/nowhere',
  '/x/nowhere',
  '/demo/nowhere/No',
  '/%',
  '/%E0%A4%A',
  '/%25',
  '/demo/%',
  '/demo/%25',
  `${PAGE}#%`,
])('%s starts without a console error', async (address) => {
  const context = await site.browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const consoleErrors = collectConsoleErrors(page);
  await page.goto(proxy.url + address, { waitUntil: 'load' });
  await hydrated(page);
  const isNotFound = (text: string): boolean => text.includes('status of 404');
  expect(consoleErrors.filter((text) => !isNotFound(text))).toEqual([]);
  await context.close();
});

test('a hash with invalid percent-encoding does not break a running page', async () => {
  const { page, consoleErrors } = await site.open(PAGE);
  await hydrated(page);
  await page.evaluate(() => {
    window.location.hash = '#%';
  });
  await page.waitForFunction(() => window.location.hash === '#%25');
  expect(await page.locator('h1').textContent()).toBe('Button');
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

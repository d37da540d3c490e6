import fs from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { CHROMIUM_FLAGS } from './chromiumFlags';
import { findChromium, findTestBrowser } from '../../cli/findChromium';
import { startSiteServer } from '../../cli/siteServer';
import { serveAxe } from './runAxe';
import { BROWSER_ADDRESS } from './sharedBrowser';

const BUILD = path.resolve(__dirname, '../../../../build');

/** A server with the built site and a browser, for one test file. */
export interface SiteUnderTest {
  readonly url: string;
  readonly browser: Browser;
  /**
   * Opens a page in a fresh profile. `consoleErrors` collects errors and warnings of its console.
   */
  open: (
    pathname: string,
    options?: BrowserContextOptions,
  ) => Promise<{ page: Page; consoleErrors: string[] }>;
  close: () => Promise<void>;
}

/** Messages that the commercial packages print without a license key (README). */
const ALLOWED = [/MUI X: Missing license key/];

/**
 * Connects to the browser that all files share (`launchSharedBrowser`), or launches a separate one.
 */
function openBrowser(flags: readonly string[], kind: 'shared' | 'separate'): Promise<Browser> {
  const address = process.env[BROWSER_ADDRESS];
  if (kind === 'shared' && flags.length === 0 && address !== undefined) {
    return chromium.connect(address);
  }
  return chromium.launch({
    executablePath: kind === 'shared' ? findTestBrowser() : findChromium(),
    args: [...CHROMIUM_FLAGS, ...flags],
  });
}

/**
 * Starts a server for `build/`, and opens a browser. Throws if there is no build.
 *
 * @param flags additional arguments for the browser, which is then a separate one
 * @param kind `separate` for a full Chromium, in tests about its processes or about a page without any
 *   interaction: the shared browser may be a headless shell, which moves the pointer over each new page
 */
export async function startSite(
  flags: readonly string[] = [],
  kind: 'shared' | 'separate' = 'shared',
): Promise<SiteUnderTest> {
  if (!fs.existsSync(path.join(BUILD, '.complete'))) {
    throw new Error(
      'build/ is missing or unfinished: run "npm run build" before the browser tests.',
    );
  }
  const { server, url } = await startSiteServer(BUILD, 0);
  serveAxe(server);
  const browser = await openBrowser(flags, kind);
  return {
    url,
    browser,
    open: async (pathname, options) => {
      const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
      const page = await context.newPage();
      const consoleErrors = collectConsoleErrors(page);
      await page.goto(url + pathname, { waitUntil: 'load' });
      return { page, consoleErrors };
    },
    close: async () => {
      await browser.close();
      await stop(server);
    },
  };
}

/** Returns a profile in which consent was declined, so that the consent banner covers nothing. */
export function profileWithoutBanner(url: string): BrowserContextOptions {
  const localStorage = [{ name: 'site-consent', value: 'denied' }];
  return { storageState: { cookies: [], origins: [{ origin: url, localStorage }] } };
}

/** Returns an array that collects a page's console errors and warnings, and its uncaught errors. */
export function collectConsoleErrors(page: Page): string[] {
  const consoleErrors: string[] = [];
  const add = (text: string): void => {
    if (!ALLOWED.some((pattern) => pattern.test(text))) consoleErrors.push(text);
  };
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    add(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => {
    add(error.message);
  });
  return consoleErrors;
}

/**
 * Turns off transitions, so that a long list of pages doesn't wait for colors (`findViolations`).
 */
export async function withoutTransitions(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const stylesheet = new CSSStyleSheet();
    stylesheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [stylesheet];
  });
}

/** Triggers the first interaction, at which the application starts and demos in view hydrate. */
export async function interact(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.mouse.move(1, 1);
}

/** Resolves after two frames, when changes have been painted and observers have run. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/**
 * Changes the window's size, in px, and resolves when the page has a new layout. A page evaluates its
 * media queries in the next frame, so earlier measurements might see the rules of the previous width.
 *
 * @see https://html.spec.whatwg.org/multipage/webappapis.html#update-the-rendering
 */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width }) => innerWidth === width, size);
  await painted(page);
}

/** Changes the system's color mode, which a page without a saved choice follows. */
export async function setMode(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForSelector(`html[data-theme="${colorScheme}"]`);
}

/** Interacts with a page, and resolves when its application has started and is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await interact(page);
  await page.waitForSelector('html[data-has-hydrated="true"]');
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
  });
}

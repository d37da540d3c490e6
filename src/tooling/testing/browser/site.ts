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

/** A browser over the built site, for one test file. */
export interface SiteUnderTest {
  readonly url: string;
  readonly browser: Browser;
  /** A page in a fresh profile. What its console complains about is in `console errors`. */
  open: (
    pathname: string,
    options?: BrowserContextOptions,
  ) => Promise<{ page: Page; consoleErrors: string[] }>;
  close: () => Promise<void>;
}

/** Texts that the commercial packages print without a license key (README). */
const ALLOWED = [/MUI X: Missing license key/];

/** The browser that all files share (`launchSharedBrowser`), or one with other arguments or with windows. */
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
 * Starts a server for `build/`, and opens a Chromium. Fails with what to do when there is no build.
 *
 * @param flags more arguments for the browser
 * @param kind `whole` where a test is about the processes of the reader's browser, or about a page that
 *   nobody has touched: the shared one may be a shell, which moves its pointer over each new page
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

/** A profile whose reader has said no to the privacy question, so that it covers nothing. */
export function profileWithoutBanner(url: string): BrowserContextOptions {
  const localStorage = [{ name: 'site-consent', value: 'denied' }];
  return { storageState: { cookies: [], origins: [{ origin: url, localStorage }] } };
}

/** Console errors and warnings, uncaught errors and failed requests of a page, as they come. */
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

/** Nothing moves: a long list of pages need not wait for colors to arrive (`findViolations`). */
export async function withoutTransitions(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const stylesheet = new CSSStyleSheet();
    stylesheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [stylesheet];
  });
}

/** The first interaction: the application starts, and demos in view are hydrated. */
export async function interact(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.mouse.move(1, 1);
}

/** Resolves when what was drawn is laid out, shown, and has been reported to observers: two frames. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/**
 * Changes the window's size, in px, and resolves when the page is laid out for it. A page evaluates
 * its media queries in the next frame (HTML, "update the rendering"): whoever measures before that
 * may find the rules of another width.
 */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width }) => innerWidth === width, size);
  await painted(page);
}

/** Changes the system's mode, which a page without a choice of its own follows. */
export async function setMode(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForSelector(`html[data-theme="${colorScheme}"]`);
}

/** Resolves when the page's application has started, for a reader who is there. */
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

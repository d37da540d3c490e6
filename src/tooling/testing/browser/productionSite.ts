import fs from 'node:fs';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { CHROMIUM_FLAGS } from './chromiumFlags';
import { findChromium } from '../../cli/findChromium';
import { startSiteServer } from '../../cli/siteServer';
import { SITE_URL } from '../../../foundation/site/node/siteSettings';
import { collectConsoleErrors } from './site';

const BUILD = path.resolve(__dirname, '../../../../build');
const HOST = new URL(SITE_URL).hostname;

/** A response that the server sends instead of a file. */
export interface Override {
  readonly status?: number;
  readonly type?: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Only for the first request. */
  readonly isOnce?: boolean;
  /** Closes the connection after the body, without having sent its length. */
  readonly isCut?: boolean;
}

/** The built site under its production hostname, on a server that a test can stop and change. */
export interface ProductionSite {
  readonly url: string;
  /** The server's local address, where the hostname isn't the production one. */
  readonly localUrl: string;
  readonly browser: Browser;
  /** Responses that differ from the build, by pathname. */
  readonly overrides: Map<string, Override>;
  readBuilt: (file: string) => string;
  /** Opens a page in a separate profile, and collects the navigations of its main frame. */
  open: (
    pathname: string,
    options?: BrowserContextOptions,
  ) => Promise<{ page: Page; consoleErrors: string[]; navigations: string[] }>;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  close: () => Promise<void>;
}

/** Returns an array that collects the navigations of a page's main frame. */
export function collectNavigations(page: Page): string[] {
  const navigations: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      navigations.push(request.url());
    }
  });
  return navigations;
}

/**
 * Starts a Chromium that resolves the production host to this machine and trusts it without TLS.
 */
export async function startProductionSite(): Promise<ProductionSite> {
  const inner = await startSiteServer(BUILD, 0);
  const serve = inner.server.listeners('request')[0] as RequestListener;
  const overrides = new Map<string, Override>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', inner.url);
    const override = overrides.get(pathname);
    if (override === undefined) {
      serve(request, response);
      return;
    }
    if (override.isOnce === true) overrides.delete(pathname);
    const { status = 200, type = 'text/javascript', body, headers } = override;
    response.writeHead(status, {
      'Content-Type': type,
      'Cache-Control': 'no-cache',
      ...headers,
    });
    if (override.isCut === true) response.write(body, () => response.destroy());
    else response.end(body);
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const url = `http://${HOST}`;
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      ...CHROMIUM_FLAGS,
      `--host-resolver-rules=MAP ${HOST}:80 127.0.0.1:${String(port)}`,
      `--unsafely-treat-insecure-origin-as-secure=${url}`,
    ],
  });
  const stop = (): Promise<void> => {
    server.closeAllConnections();
    return new Promise((resolve) => {
      server.close(() => {
        resolve();
      });
    });
  };
  return {
    url,
    localUrl: `http://127.0.0.1:${String(port)}`,
    browser,
    overrides,
    readBuilt: (file) => fs.readFileSync(path.join(BUILD, file), 'utf8'),
    open: async (pathname, options) => {
      const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
      const page = await context.newPage();
      const consoleErrors = collectConsoleErrors(page);
      const navigations = collectNavigations(page);
      await page.goto(pathname.startsWith('http') ? pathname : url + pathname);
      return { page, consoleErrors, navigations };
    },
    stop,
    start: () => listen(port),
    close: async () => {
      await browser.close();
      if (server.listening) await stop();
      inner.server.closeAllConnections();
      inner.server.close();
    },
  };
}

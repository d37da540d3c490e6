import type { BrowserType } from 'playwright-core';
import type { startSiteServer as StartSiteServer } from '../../cli/siteServer';

interface Outside {
  readonly chromium: BrowserType;
  readonly startSiteServer: typeof StartSiteServer;
}

/** In browser tests, Jest puts this in place of both modules: they're loaded once for all files. */
export const { chromium, startSiteServer } = (
  globalThis as unknown as { readonly outsideSandbox: Outside }
).outsideSandbox;

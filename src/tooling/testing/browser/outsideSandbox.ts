import type { BrowserType } from 'playwright-core';
import type { startSiteServer as StartSiteServer } from '../../cli/siteServer';

interface Outside {
  readonly chromium: BrowserType;
  readonly startSiteServer: typeof StartSiteServer;
}

/**
 * Jest maps both modules to this one in browser tests, so that they're loaded once for all files
 * (`browserEnvironment.ts`).
 */
export const { chromium, startSiteServer } = (
  globalThis as unknown as { readonly outsideSandbox: Outside }
).outsideSandbox;

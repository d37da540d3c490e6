import { TestEnvironment } from 'jest-environment-node';
import { chromium } from 'playwright-core';
import { startSiteServer } from '../../cli/siteServer';

/**
 * Loads what drives the browser once for all files of a worker. In the sandbox that each file has,
 * Jest would compile Playwright anew and read the 45,000 names of a build again.
 */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { outsideSandbox: { chromium, startSiteServer } });
  }
}

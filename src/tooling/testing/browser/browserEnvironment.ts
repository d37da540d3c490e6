import { TestEnvironment } from 'jest-environment-node';
import { chromium } from 'playwright-core';
import { startSiteServer } from '../../cli/siteServer';

/**
 * Loads Playwright and the site's server once for all test files of a worker. Otherwise, Jest would
 * compile Playwright and list the 45,000 files of a build again in each file's sandbox.
 */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { outsideSandbox: { chromium, startSiteServer } });
  }
}

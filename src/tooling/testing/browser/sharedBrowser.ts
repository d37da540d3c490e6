import { chromium } from 'playwright-core';
import type { BrowserServer } from 'playwright-core';
import { findTestBrowser } from '../../cli/findChromium';
import { CHROMIUM_FLAGS } from './chromiumFlags';

/** The environment variable with the address of the browser that test files connect to. */
export const BROWSER_ADDRESS = 'TEST_BROWSER_ADDRESS';

let browser: BrowserServer | undefined;

/**
 * Starts the browser that all test files of a Jest run share. A file's profiles are closed with its
 * connection. It's a headless shell if there is one, because that has the same engine and opens
 * profiles faster.
 */
export async function launchSharedBrowser(): Promise<void> {
  browser = await chromium.launchServer({
    executablePath: findTestBrowser(),
    args: [...CHROMIUM_FLAGS],
  });
  process.env[BROWSER_ADDRESS] = browser.wsEndpoint();
}

/** Closes the browser after the last test file. */
export async function closeSharedBrowser(): Promise<void> {
  await browser?.close();
}

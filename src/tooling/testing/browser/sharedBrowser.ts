import { chromium } from 'playwright-core';
import type { BrowserServer } from 'playwright-core';
import { findTestBrowser } from '../../cli/findChromium';
import { CHROMIUM_FLAGS } from './chromiumFlags';

/** The variable that tells test files where their browser listens. */
export const BROWSER_ADDRESS = 'TEST_BROWSER_ADDRESS';

let browser: BrowserServer | undefined;

/**
 * Starts the browser that all files of a Jest run share: a file's profiles are closed with its
 * connection. Without windows where that's possible: the engine is the reader's, and a profile
 * opens in less time.
 */
export async function launchSharedBrowser(): Promise<void> {
  browser = await chromium.launchServer({
    executablePath: findTestBrowser(),
    args: [...CHROMIUM_FLAGS],
  });
  process.env[BROWSER_ADDRESS] = browser.wsEndpoint();
}

/** Ends it, after the last file. */
export async function closeSharedBrowser(): Promise<void> {
  await browser?.close();
}

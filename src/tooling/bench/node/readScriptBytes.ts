import type { Browser } from 'playwright-core';
import { measurePageLoad } from './pageLoad';
import { serveStatic } from './staticServer';

/** Returns the bytes of the scripts that a page of a built site loads without an interaction. */
export async function readScriptBytes(
  browser: Browser,
  build: string,
  pathname: string,
): Promise<number> {
  const { url, close } = await serveStatic(build);
  const { bytes } = await measurePageLoad(browser, build, url + pathname);
  close();
  return bytes['script'] ?? 0;
}

import siteConfig from '@generated/docusaurus.config';
import { checkRelease, fetchReleaseFile } from '../../../shell/startup/client/oldRelease';
import type { ApiSource } from './apiSource';

const LOCATION = 'data-api-page';

/** Fetches a page and returns the server-rendered tables in its HTML. */
async function fetchTables(address: string, pathname: string): Promise<string> {
  const response = await fetchReleaseFile(address);
  const document = new DOMParser().parseFromString(await response.text(), 'text/html');
  const found = document.querySelector(`[${LOCATION}="${pathname}"]`);
  if (found === null) {
    // A newer release may have put a different page at this address.
    await checkRelease();
    throw new Error(`The HTML of ${address} doesn't contain the API tables of ${pathname}.`);
  }
  return found.innerHTML;
}

/**
 * Creates the browser's version of an `ApiSource`. The tables exist only in the page's HTML, so
 * nobody downloads them twice. The fetch starts when the page's script is evaluated, which
 * Docusaurus already does when the pointer rests on a link.
 */
export function createApiSource(pathname: string): ApiSource {
  const address = siteConfig.baseUrl + pathname.slice(1);
  let pending: Promise<string> | undefined;
  const load = (): Promise<string> => {
    pending ??= fetchTables(address, pathname).catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
    return pending;
  };
  if (document.querySelector(`[${LOCATION}="${pathname}"]`) === null) {
    load().catch(() => undefined);
  }
  return { pathname, load };
}

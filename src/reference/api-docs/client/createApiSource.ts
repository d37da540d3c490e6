import { checkRelease, fetchOfRelease } from '../../../shell/startup/client/oldRelease';
import type { ApiSource } from './apiSource';

const LOCATION = 'data-api-page';

/** The tables in the HTML of a page, which the server has made. */
async function fetchTables(address: string, pathname: string): Promise<string> {
  const response = await fetchOfRelease(address);
  const document = new DOMParser().parseFromString(await response.text(), 'text/html');
  const found = document.querySelector(`[${LOCATION}="${pathname}"]`);
  if (found === null) {
    // A newer release may have made another page of this address.
    await checkRelease();
    throw new Error(`${address} has no API tables`);
  }
  return found.innerHTML;
}

/**
 * The browser's side of an API page. Its tables are in the HTML of the page and nowhere else, so
 * that no reader downloads them twice. The fetch starts when the page's script is evaluated,
 * which is when the pointer rests on a link.
 */
export function createApiSource(address: string, pathname: string): ApiSource {
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

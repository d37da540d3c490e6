/** The parts of a URL that the router decodes. */
export interface AddressParts {
  readonly pathname: string;
  readonly hash: string;
}

function canDecode(decode: (text: string) => string, text: string): boolean {
  try {
    decode(text);
    return true;
  } catch {
    return false;
  }
}

const escapePercent = (text: string): string => text.replace(/%/g, '%25');

/**
 * Returns the URL that the router needs to find the page that the host responded with.
 *
 * - Percent signs that aren't valid percent-encoding are escaped. Otherwise `history` throws for
 *   the pathname (createLocation, history 4.10), and Docusaurus for the hash
 *   (`ClientLifecyclesDispatcher`, @docusaurus/core 3.10).
 * - Hosts also serve a page by its file name. Docusaurus strips `.html` too late, after the first
 *   render has looked for a route with it (`normalizeLocation`, @docusaurus/core 3.10).
 */
export function repairAddress({ pathname, hash }: AddressParts): AddressParts {
  const decodable = canDecode(decodeURI, pathname) ? pathname : escapePercent(pathname);
  return {
    pathname: decodable.replace(/(?:\/index)?\.html$/, '') || '/',
    hash: canDecode(decodeURIComponent, hash) ? hash : escapePercent(hash),
  };
}

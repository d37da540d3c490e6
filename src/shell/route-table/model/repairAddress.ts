/** The parts of an address that the router decodes. */
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
 * The address by which the router finds what the host has answered with.
 *
 * - Percent signs that aren't valid percent-encoding are escaped. Otherwise `history` throws for
 *   the pathname (createLocation, history 4.10), and Docusaurus for the hash
 *   (`ClientLifecyclesDispatcher`, @docusaurus/core 3.10).
 * - A host also serves a page by the name of its file. Docusaurus strips `.html` too late: after
 *   the first render has looked for a route with it (`normalizeLocation`, @docusaurus/core 3.10).
 */
export function repairAddress({ pathname, hash }: AddressParts): AddressParts {
  const decodable = canDecode(decodeURI, pathname) ? pathname : escapePercent(pathname);
  return {
    pathname: decodable.replace(/(?:\/index)?\.html$/, '') || '/',
    hash: canDecode(decodeURIComponent, hash) ? hash : escapePercent(hash),
  };
}

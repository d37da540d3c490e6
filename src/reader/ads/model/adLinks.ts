// An ASCII host, an optional port, and no character that could end an attribute or disguise the host.
const REST = String.raw`[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#][^\s<>"'\`\\\u0000-\u0020\u007f]*)?$`;
const HTTPS_PATTERN = new RegExp(`^https://${REST}`, 'i');
const WEB_PATTERN = new RegExp(`^https?://${REST}`, 'i');
// The path may start with a language, a product, or both.
const BACKERS_PATTERN =
  /^https?:\/\/[^/?#]+(?:\/[a-z][a-z-]*){0,2}\/discover-more\/backers\/?(?:[?#]|$)/i;

/** Returns whether a third party's URL may be used. It must be absolute and start with `https:`. */
export function isHttpsLink(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 2048 && HTTPS_PATTERN.test(value);
}

/** Returns whether an in-house ad may link to a URL. It must be absolute, with `https:` or `http:` (spec ADS-4). */
export function isWebLink(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 2048 && WEB_PATTERN.test(value);
}

/** Returns whether a link leads to the library's backers, which sponsors use when they have no ad (spec ADS-14). */
export function isBackersLink(link: string): boolean {
  return BACKERS_PATTERN.test(link);
}

// A host of plain letters, an optional port, and no sign that ends an attribute or hides a host.
const REST = String.raw`[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#][^\s<>"'\`\\\u0000-\u0020\u007f]*)?$`;
const HTTPS_PATTERN = new RegExp(`^https://${REST}`, 'i');
const WEB_PATTERN = new RegExp(`^https?://${REST}`, 'i');
// Before it may be a language, a product, or both.
const BACKERS_PATTERN =
  /^https?:\/\/[^/?#]+(?:\/[a-z][a-z-]*){0,2}\/discover-more\/backers\/?(?:[?#]|$)/i;

/** Whether an address of a third party may be used: absolute and `https:`. */
export function isHttpsLink(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 2048 && HTTPS_PATTERN.test(value);
}

/** Whether one of our own ads may link to an address: absolute, `https:` or `http:` (spec ADS-4). */
export function isWebLink(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 2048 && WEB_PATTERN.test(value);
}

/** Whether a sponsor had no ad and links to the library's backers instead (spec ADS-14). */
export function isBackersLink(link: string): boolean {
  return BACKERS_PATTERN.test(link);
}

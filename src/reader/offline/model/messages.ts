/** A message from a page to the service worker. */
export type PageMessage =
  /** Replace the worker of the previous release. */
  | { readonly type: 'SKIP_WAITING' }
  /** Cache what this page has loaded without the worker, and pages reached by client navigation. */
  | { readonly type: 'KEEP'; readonly urls: readonly string[] };

/** Maximum number of URLs in a message. No page has that many files. */
const MAX_URLS = 500;

/** Validates a message. Returns `undefined` if it's malformed. */
export function parsePageMessage(data: unknown): PageMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, urls } = data as { type?: unknown; urls?: unknown };
  if (type === 'SKIP_WAITING') return { type };
  if (type !== 'KEEP' || !Array.isArray(urls)) return undefined;
  const strings = (urls as unknown[]).filter((url): url is string => typeof url === 'string');
  return { type, urls: strings.slice(0, MAX_URLS) };
}

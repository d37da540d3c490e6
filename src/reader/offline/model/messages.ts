/** What pages say to the worker. */
export type ToWorker =
  /** Take over from the worker of the last release. */
  | { readonly type: 'SKIP_WAITING' }
  /** Keep what this page has loaded without the worker, and pages reached by a link of the site. */
  | { readonly type: 'KEEP'; readonly urls: readonly string[] };

/** More addresses than a page has files: a longer list is no page's. */
const MAX_URLS = 500;

/** Reads a message; `undefined` for what is none. */
export function parseToWorker(data: unknown): ToWorker | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, urls } = data as { type?: unknown; urls?: unknown };
  if (type === 'SKIP_WAITING') return { type };
  if (type !== 'KEEP' || !Array.isArray(urls)) return undefined;
  const texts = (urls as unknown[]).filter((url): url is string => typeof url === 'string');
  return { type, urls: texts.slice(0, MAX_URLS) };
}

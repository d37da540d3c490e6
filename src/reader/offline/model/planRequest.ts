/** What the worker knows about a request. */
export interface RequestDetails {
  readonly method: string;
  readonly url: string;
  /** The site's own origin. */
  readonly origin: string;
  /** `Request.mode`, `Request.cache`. */
  readonly mode: string;
  readonly cache: string;
  readonly hasRange: boolean;
}

/**
 * How the worker handles a request. `page`: network first, with a timeout. `file`: cache first,
 * because its URL changes with its content. `fresh`: network first, and the cached copy if that fails.
 * `ignore`: left to the browser.
 */
export type RequestPlan = 'page' | 'file' | 'fresh' | 'ignore';

/** Folders whose files have a hash or a version in their names, with or without a language prefix. */
const HASHED = /^(?:\/[a-z]{2}(?:-[A-Za-z]{2,4})?)?\/(?:assets|fonts|live)\//u;
/** Extensions of the other files that pages load: images, JSON files, manifests. */
const FRESH = /\.(?:css|gif|ico|jpe?g|js|json|png|svg|webmanifest|webp|woff2)$/u;
const WORKER = '/sw.js';

/** Returns whether a URL changes with the file's content, so that a cached copy never gets outdated. */
export function isHashedPath(pathname: string): boolean {
  return HASHED.test(pathname);
}

/**
 * Returns whether a pathname is a page's, which means that it ends in `.html` or has no extension. A
 * dot isn't always an extension: `/blog/v7.0` may be a page.
 */
export function isPagePath(pathname: string): boolean {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  return name.endsWith('.html') || !/\.[a-z][a-z0-9]{1,11}$/u.test(name);
}

/** Returns how to handle a request. Other origins, other methods than GET, and the worker's own script are ignored. */
export function planRequest(request: RequestDetails): RequestPlan {
  const { pathname, origin } = new URL(request.url);
  const isUnsupported = request.method !== 'GET' || origin !== request.origin || request.hasRange;
  // Pages use `no-store` to bypass the worker.
  if (isUnsupported || request.cache === 'no-store' || pathname === WORKER) return 'ignore';
  if (request.cache === 'only-if-cached' && request.mode !== 'same-origin') return 'ignore';
  if (isHashedPath(pathname)) return 'file';
  if (isPagePath(pathname)) return 'page';
  return request.mode !== 'navigate' && FRESH.test(pathname) ? 'fresh' : 'ignore';
}

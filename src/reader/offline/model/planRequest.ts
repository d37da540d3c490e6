/** What the worker knows of a request. */
export interface RequestFacts {
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
 * How a request is answered. `page`: the network first, within a time. `file`: kept for good,
 * since another content has another address. `fresh`: the network, else the copy. `ignore`: the
 * browser's own business.
 */
export type RequestPlan = 'page' | 'file' | 'fresh' | 'ignore';

/** Folders whose files have a hash or a version in their names, below any language prefix. */
const HASHED = /^(?:\/[a-z]{2}(?:-[A-Za-z]{2,4})?)?\/(?:assets|fonts|live)\//u;
/** The ends of what pages load beside hashed files: pictures, lists, manifests. */
const FRESH = /\.(?:css|gif|ico|jpe?g|js|json|png|svg|webmanifest|webp|woff2)$/u;
const WORKER = '/sw.js';

/** Whether an address says its content, so that a copy is as good as the file. */
export function isHashedPath(pathname: string): boolean {
  return HASHED.test(pathname);
}

/**
 * Whether an address is a page's: it has no extension, or `.html`. A dot alone is none:
 * `/blog/v7.0` may be a page.
 */
export function isPagePath(pathname: string): boolean {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  return name.endsWith('.html') || !/\.[a-z][a-z0-9]{1,11}$/u.test(name);
}

/** Decides about a request. Only GET, only this origin, and never the worker's own script. */
export function planRequest(facts: RequestFacts): RequestPlan {
  const { pathname, origin } = new URL(facts.url);
  const isForeign = facts.method !== 'GET' || origin !== facts.origin || facts.hasRange;
  // `no-store` is how the page asks past the worker.
  if (isForeign || facts.cache === 'no-store' || pathname === WORKER) return 'ignore';
  if (facts.cache === 'only-if-cached' && facts.mode !== 'same-origin') return 'ignore';
  if (isHashedPath(pathname)) return 'file';
  if (isPagePath(pathname)) return 'page';
  return facts.mode !== 'navigate' && FRESH.test(pathname) ? 'fresh' : 'ignore';
}

import { isSiteCache } from '../model/cacheNames';
import { SEAL_SEARCH_BYTES, hasSeal, isPlausibleType } from '../model/seal';

/** Returns whether a response's status and headers are plausible for a pathname, before its body is loaded. */
export function isPlausible(key: string, { status, headers }: Response): boolean {
  return (
    status === 200 &&
    headers.get('Content-Length') !== '0' &&
    isPlausibleType(key, headers.get('Content-Type') ?? '')
  );
}

async function isIntactBody(key: string, body: Blob): Promise<boolean> {
  const end = await body.slice(-SEAL_SEARCH_BYTES).text();
  const isSealed = hasSeal(key, body.size, end);
  if (isSealed !== undefined) return isSealed;
  if (/\.(?:json|webmanifest)$/u.test(key)) JSON.parse(await body.text());
  if (!key.endsWith('.woff2')) return body.size > 0;
  // Fonts are the only binary files that a page's appearance depends on. WOFF2 headers contain the file size.
  return new DataView(await body.slice(0, 12).arrayBuffer()).getUint32(8) === body.size;
}

/**
 * Returns whether a response is what the build wrote for a pathname. It isn't if it has another type
 * (such as a network's login page), is empty, or is truncated. The response can still be read
 * afterward.
 */
export async function isIntact(key: string, response: Response): Promise<boolean> {
  if (response.type !== 'basic' || response.redirected || !isPlausible(key, response)) return false;
  try {
    return await isIntactBody(key, await response.clone().blob());
  } catch {
    // The connection was lost, or the body isn't valid JSON.
    return false;
  }
}

/** Returns the intact copy in a cache. A damaged copy is deleted. */
export async function findIn(name: string, key: string): Promise<Response | undefined> {
  try {
    const copy = await caches.match(key, { cacheName: name, ignoreVary: true });
    if (copy === undefined || (await isIntact(key, copy))) return copy;
    await (await caches.open(name)).delete(key, { ignoreVary: true });
  } catch {
    // Storage that was cleared or is blocked has no copy, so the network responds.
  }
  return undefined;
}

/** Returns the first intact copy in the given caches. */
export async function findInAll(
  names: readonly string[],
  key: string,
): Promise<Response | undefined> {
  for (const name of names) {
    const found = await findIn(name, key);
    if (found !== undefined) return found;
  }
  return undefined;
}

export async function listSiteCaches(): Promise<string[]> {
  return (await caches.keys().catch((): string[] => [])).filter(isSiteCache);
}

/** Returns an intact copy from any of the site's caches. */
export async function findCopy(key: string): Promise<Response | undefined> {
  const copy = await caches.match(key, { ignoreVary: true }).catch(() => undefined);
  if (copy !== undefined && (await isIntact(key, copy))) return copy;
  return copy === undefined ? undefined : findInAll(await listSiteCaches(), key);
}

/** Deletes every copy, intact or not. */
export async function dropCopies(key: string): Promise<void> {
  for (const name of await listSiteCaches()) {
    await (await caches.open(name)).delete(key, { ignoreVary: true });
  }
}

/**
 * Loads an intact response from the network. If the first one is wrong, it tries once more and
 * bypasses the HTTP cache, which would keep it for a year.
 *
 * @throws if neither response is what the build wrote
 */
export async function loadIntact(key: string, cache: RequestCache = 'default'): Promise<Response> {
  for (const mode of [cache, 'reload'] as const) {
    const response = await fetch(key, { cache: mode });
    if (await isIntact(key, response)) return response;
    if (response.status !== 200) break;
  }
  throw new Error(`${key}: the response isn't what the build wrote.`);
}

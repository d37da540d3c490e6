import { isOwnCache } from '../model/cacheNames';
import { SEAL_SEARCH_BYTES, hasSeal, isTypeOf } from '../model/seal';

/** Whether an answer looks like the file at an address, before its body is there. */
export function looksRight(key: string, { status, headers }: Response): boolean {
  return (
    status === 200 &&
    headers.get('Content-Length') !== '0' &&
    isTypeOf(key, headers.get('Content-Type') ?? '')
  );
}

async function isWholeBody(key: string, body: Blob): Promise<boolean> {
  const end = await body.slice(-SEAL_SEARCH_BYTES).text();
  const isSealed = hasSeal(key, body.size, end);
  if (isSealed !== undefined) return isSealed;
  if (/\.(?:json|webmanifest)$/u.test(key)) JSON.parse(await body.text());
  if (!key.endsWith('.woff2')) return body.size > 0;
  // The only binary files that pages need to look right say their size themselves.
  return new DataView(await body.slice(0, 12).arrayBuffer()).getUint32(8) === body.size;
}

/**
 * Whether an answer is what the build wrote at an address: no other type, no login page of a
 * network, nothing empty or cut off. Leaves the answer readable.
 */
export async function isWhole(key: string, response: Response): Promise<boolean> {
  if (response.type !== 'basic' || response.redirected || !looksRight(key, response)) return false;
  try {
    return await isWholeBody(key, await response.clone().blob());
  } catch {
    // The connection was cut, or it is no JSON.
    return false;
  }
}

/** A cache's whole copy; one that is damaged is dropped. */
export async function findIn(name: string, key: string): Promise<Response | undefined> {
  try {
    const copy = await caches.match(key, { cacheName: name, ignoreVary: true });
    if (copy === undefined || (await isWhole(key, copy))) return copy;
    await (await caches.open(name)).delete(key, { ignoreVary: true });
  } catch {
    // A storage that was emptied or forbidden has nothing, and the network answers.
  }
  return undefined;
}

/** The first whole copy in some caches. */
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

export async function listOwnCaches(): Promise<string[]> {
  return (await caches.keys().catch((): string[] => [])).filter(isOwnCache);
}

/** A whole copy in any cache of ours. */
export async function findCopy(key: string): Promise<Response | undefined> {
  const copy = await caches.match(key, { ignoreVary: true }).catch(() => undefined);
  if (copy !== undefined && (await isWhole(key, copy))) return copy;
  return copy === undefined ? undefined : findInAll(await listOwnCaches(), key);
}

/** Gives up every copy, whole or not. */
export async function dropCopies(key: string): Promise<void> {
  for (const name of await listOwnCaches()) {
    await (await caches.open(name)).delete(key, { ignoreVary: true });
  }
}

/**
 * The network's whole answer. A wrong one is asked for once more, past the browser's own cache,
 * which would have it for a year. Throws when there is none.
 */
export async function loadWhole(key: string, cache: RequestCache = 'default'): Promise<Response> {
  for (const mode of [cache, 'reload'] as const) {
    const response = await fetch(key, { cache: mode });
    if (await isWhole(key, response)) return response;
    if (response.status !== 200) break;
  }
  throw new Error(`${key}: not what the build wrote`);
}

import { VISITED_CACHE } from '../../model/cacheNames';
import { KEEP_LIMITS, chooseEvictions, formatLedger, parseLedger } from '../../model/ledger';
import type { LedgerEntry } from '../../model/ledger';
import { isHashedPath } from '../../model/planRequest';
import { SEAL_SEARCH_BYTES, isOurPage } from '../../model/seal';
import { findIn, isIntact } from '../copies';

/** Key of the ledger, in the same cache as the files that it lists. */
const LEDGER_KEY = '/offline/ledger';
/** How long changes of the ledger are collected before it's saved, in ms. */
const SAVE_AFTER_MS = 500;
/** Share of the files that's evicted when the browser's quota is exceeded. */
const SHARE_ON_FULL = 0.3;

let loading: Promise<Map<string, LedgerEntry>> | undefined;
let saving: Promise<void> | undefined;

/** Returns the saved ledger, reconciled with the files that are really in the cache. */
async function readLedger(): Promise<Map<string, LedgerEntry>> {
  const ledger = new Map<string, LedgerEntry>();
  try {
    const cache = await caches.open(VISITED_CACHE);
    const saved = parseLedger((await (await cache.match(LEDGER_KEY))?.text()) ?? '');
    for (const { url } of await cache.keys()) {
      const { pathname } = new URL(url);
      if (pathname === LEDGER_KEY) continue;
      ledger.set(pathname, saved.get(pathname) ?? { bytes: 0, usedAt: 0 });
    }
  } catch {
    // Storage that can't be read counts as empty.
  }
  return ledger;
}

function getLedger(): Promise<Map<string, LedgerEntry>> {
  loading ??= readLedger();
  return loading;
}

function save(): Promise<void> {
  saving ??= new Promise<void>((resolve) => {
    setTimeout(resolve, SAVE_AFTER_MS);
  }).then(async () => {
    saving = undefined;
    const cache = await caches.open(VISITED_CACHE);
    await cache.put(LEDGER_KEY, new Response(formatLedger(await getLedger())));
  });
  // Losing a change is harmless, because the ledger only decides which files are evicted first.
  return saving.catch(() => undefined);
}

async function evict(cache: Cache, force = 0): Promise<void> {
  const ledger = await getLedger();
  for (const url of chooseEvictions(ledger, KEEP_LIMITS, force)) {
    ledger.delete(url);
    await cache.delete(url, { ignoreVary: true });
  }
}

/**
 * Caches a visited file. If the quota is exceeded, it evicts other files instead of throwing. Returns
 * whether the response is what the build wrote. Anything else isn't cached.
 */
export async function keepVisited(key: string, response: Response): Promise<boolean> {
  if (!(await isIntact(key, response))) return false;
  let cache: Cache | undefined;
  try {
    const bytes = (await response.clone().blob()).size;
    if (bytes > KEEP_LIMITS.bytesPerFile) return true;
    cache = await caches.open(VISITED_CACHE);
    await cache.put(key, response);
    (await getLedger()).set(key, { bytes, usedAt: Date.now() });
    await evict(cache);
  } catch {
    if (cache !== undefined) await evict(cache, SHARE_ON_FULL).catch(() => undefined);
  }
  void save();
  return true;
}

/** Records that a visited file was used. Does nothing for other files. */
export async function touchVisited(key: string): Promise<void> {
  const ledger = await getLedger();
  const entry = ledger.get(key);
  if (entry === undefined) return;
  ledger.set(key, { ...entry, usedAt: Date.now() });
  void save();
}

/** Deletes the copy of a page if the site itself, and not a network's login page, responded that it's gone. */
export async function dropIfGone(key: string, response: Response): Promise<void> {
  if (!isOurPage((await response.text()).slice(-SEAL_SEARCH_BYTES))) return;
  (await getLedger()).delete(key);
  await (await caches.open(VISITED_CACHE)).delete(key, { ignoreVary: true });
}

/** Copies the hashed files of another cache. Its other files are outdated, because they belong to an old release. */
export async function copyToVisited(source: Cache): Promise<void> {
  for (const request of await source.keys()) {
    const { pathname } = new URL(request.url);
    if (!isHashedPath(pathname)) continue;
    const response = await source.match(request);
    if (response !== undefined && (await findIn(VISITED_CACHE, pathname)) === undefined) {
      await keepVisited(pathname, response);
    }
  }
}

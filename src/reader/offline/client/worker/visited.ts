import { VISITED_CACHE } from '../../model/cacheNames';
import { KEEP_LIMITS, chooseEvictions, formatLedger, parseLedger } from '../../model/ledger';
import type { LedgerEntry } from '../../model/ledger';
import { isHashedPath } from '../../model/planRequest';
import { SEAL_SEARCH_BYTES, isOurPage } from '../../model/seal';
import { findIn, isWhole } from '../copies';

/** Where the ledger itself is kept, beside what it lists. */
const LEDGER_KEY = '/offline/ledger';
/** Time in which changes of the ledger are gathered, in ms. */
const SAVE_AFTER_MS = 500;
/** Share of the files that goes when the browser has no more room. */
const SHARE_ON_FULL = 0.3;

let loading: Promise<Map<string, LedgerEntry>> | undefined;
let saving: Promise<void> | undefined;

/** The ledger as it was saved, corrected by what is really there. */
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
    // A storage that cannot be read holds nothing.
  }
  return ledger;
}

function ledgerOf(): Promise<Map<string, LedgerEntry>> {
  loading ??= readLedger();
  return loading;
}

function save(): Promise<void> {
  saving ??= new Promise<void>((resolve) => {
    setTimeout(resolve, SAVE_AFTER_MS);
  }).then(async () => {
    saving = undefined;
    const cache = await caches.open(VISITED_CACHE);
    await cache.put(LEDGER_KEY, new Response(formatLedger(await ledgerOf())));
  });
  // Lost order is no loss: it decides only about what goes first.
  return saving.catch(() => undefined);
}

async function evict(cache: Cache, force = 0): Promise<void> {
  const ledger = await ledgerOf();
  for (const url of chooseEvictions(ledger, KEEP_LIMITS, force)) {
    ledger.delete(url);
    await cache.delete(url, { ignoreVary: true });
  }
}

/**
 * Keeps a copy of what was visited. A browser without room keeps less, and never an error. Says
 * whether the answer is what the build wrote; anything else is not kept.
 */
export async function keepVisited(key: string, response: Response): Promise<boolean> {
  if (!(await isWhole(key, response))) return false;
  let cache: Cache | undefined;
  try {
    const bytes = (await response.clone().blob()).size;
    if (bytes > KEEP_LIMITS.bytesPerFile) return true;
    cache = await caches.open(VISITED_CACHE);
    await cache.put(key, response);
    (await ledgerOf()).set(key, { bytes, usedAt: Date.now() });
    await evict(cache);
  } catch {
    if (cache !== undefined) await evict(cache, SHARE_ON_FULL).catch(() => undefined);
  }
  void save();
  return true;
}

/** Notes that a file was used; says whether it is one of the visited ones. */
export async function touchVisited(key: string): Promise<void> {
  const ledger = await ledgerOf();
  const entry = ledger.get(key);
  if (entry === undefined) return;
  ledger.set(key, { ...entry, usedAt: Date.now() });
  void save();
}

/** Gives up the copy of a page that the site, and not a network on the way, says is gone. */
export async function dropIfGone(key: string, response: Response): Promise<void> {
  if (!isOurPage((await response.text()).slice(-SEAL_SEARCH_BYTES))) return;
  (await ledgerOf()).delete(key);
  await (await caches.open(VISITED_CACHE)).delete(key, { ignoreVary: true });
}

/** Takes over the files of another cache; its pages and lists are those of an old release. */
export async function adoptVisited(source: Cache): Promise<void> {
  for (const request of await source.keys()) {
    const { pathname } = new URL(request.url);
    if (!isHashedPath(pathname)) continue;
    const response = await source.match(request);
    if (response !== undefined && (await findIn(VISITED_CACHE, pathname)) === undefined) {
      await keepVisited(pathname, response);
    }
  }
}

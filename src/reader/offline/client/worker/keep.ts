import { VISITED_CACHE } from '../../model/cacheNames';
import { pageKey } from '../../model/pageKey';
import { parsePageMessage } from '../../model/messages';
import type { PageMessage } from '../../model/messages';
import { isHashedPath, planRequest } from '../../model/planRequest';
import { pageListUrl, readPageList } from '../../model/sections';
import { savesData } from '../../../../shell/startup/client/savesData';
import { findCopy, findIn, loadIntact } from '../copies';
import { scope } from './scope';
import { completeShell } from './shell';
import { keepVisited } from './visited';

type KeepMessage = Extract<PageMessage, { type: 'KEEP' }>;

const PAGE_REQUEST = { method: 'GET', mode: 'cors', cache: 'default', hasRange: false };

async function keepOne(key: string): Promise<void> {
  // A kept section or the shell may already have it.
  if ((await findCopy(key)) === undefined) await keepVisited(key, await loadIntact(key));
}

/** Maximum number of parallel requests, the same as browsers use for an HTTP/1 host. */
const MAX_PARALLEL = 6;

/** Caches files. If one fails, the others are still cached, and it's tried again at the next visit. */
async function keepFiles(keys: readonly string[]): Promise<void> {
  const queue = [...keys];
  const work = async (): Promise<void> => {
    for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
      await keepOne(key).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL }, work));
}

/** Caches what a page may still load, such as demos that the reader hasn't scrolled to. */
export async function keepFilesOf(key: string): Promise<void> {
  if (savesData()) return;
  try {
    const response = await fetch(pageListUrl(key));
    if (response.status !== 200) return;
    const files = readPageList(await response.json(), key);
    const { urls } = parsePageMessage({ type: 'KEEP', urls: files }) as KeepMessage;
    await keepFiles(urls.filter(isHashedPath));
  } catch {
    // The reader is offline again. The missing files are cached at the next visit.
  }
}

/** Caches a page, and returns whether it's new in the cache of visited pages. The shell's copy doesn't count, because it may be from another release. */
async function keepPage(key: string): Promise<boolean> {
  try {
    if ((await findIn(VISITED_CACHE, key)) !== undefined) return false;
    await keepVisited(key, await loadIntact(key));
    return true;
  } catch {
    return false;
  }
}

/**
 * Caches what a page has loaded without the worker, which means before the worker was active or by
 * client navigation. The connection may be lost at any time, so what the reader has seen is cached
 * first, and what the page may still load is cached last.
 */
export async function keepUrls(urls: readonly string[]): Promise<void> {
  const { origin } = scope.location;
  const pages = new Set<string>();
  const files = new Set<string>();
  for (const text of urls) {
    if (!URL.canParse(text, origin)) continue;
    const { href, pathname } = new URL(text, origin);
    const plan = planRequest({ ...PAGE_REQUEST, url: href, origin });
    if (plan === 'page') pages.add(pageKey(pathname));
    else if (plan !== 'ignore') files.add(pathname);
  }
  const fresh: string[] = [];
  for (const key of pages) if (await keepPage(key)) fresh.push(key);
  await keepFiles([...files]);
  // The search and `/offline` in the page's language.
  for (const key of pages) await completeShell(key);
  for (const key of fresh) await keepFilesOf(key);
}

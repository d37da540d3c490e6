import { VISITED_CACHE } from '../../model/cacheNames';
import { pageKey } from '../../model/pageKey';
import { parseToWorker } from '../../model/messages';
import type { ToWorker } from '../../model/messages';
import { isHashedPath, planRequest } from '../../model/planRequest';
import { pageListOf, readPageList } from '../../model/sections';
import { savesData } from '../../../../shell/startup/client/savesData';
import { findCopy, findIn, loadWhole } from '../copies';
import { scope } from './scope';
import { completeShell } from './shell';
import { keepVisited } from './visited';

type KeepMessage = Extract<ToWorker, { type: 'KEEP' }>;

const FACTS = { method: 'GET', mode: 'cors', cache: 'default', hasRange: false };

async function keepOne(key: string): Promise<void> {
  // A kept section may have it, the shell too.
  if ((await findCopy(key)) === undefined) await keepVisited(key, await loadWhole(key));
}

/** How many files are asked for at a time: as many as a browser asks one HTTP/1 host for. */
const AT_ONCE = 6;

/** One that fails does not keep the others from being kept; it is kept at the next visit. */
async function keepFiles(keys: readonly string[]): Promise<void> {
  const queue = [...keys];
  const work = async (): Promise<void> => {
    for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
      await keepOne(key).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Keeps what a page may still load: demos that its reader has not come to. */
export async function keepFilesOf(key: string): Promise<void> {
  if (savesData()) return;
  try {
    const response = await fetch(pageListOf(key));
    if (response.status !== 200) return;
    const files = readPageList(await response.json(), key);
    const { urls } = parseToWorker({ type: 'KEEP', urls: files }) as KeepMessage;
    await keepFiles(urls.filter(isHashedPath));
  } catch {
    // Offline again: what is missing is kept at the next visit.
  }
}

/** Says whether the page was not there before. The shell's copy may be another release's. */
async function keepPage(key: string): Promise<boolean> {
  try {
    if ((await findIn(VISITED_CACHE, key)) !== undefined) return false;
    await keepVisited(key, await loadWhole(key));
    return true;
  } catch {
    return false;
  }
}

/**
 * Keeps what a page has loaded past the worker: before it was there, or by a link of the site.
 * The connection may be lost at any time: what the reader has seen goes first, what the page
 * may still load goes last.
 */
export async function keepUrls(urls: readonly string[]): Promise<void> {
  const { origin } = scope.location;
  const pages = new Set<string>();
  const files = new Set<string>();
  for (const text of urls) {
    if (!URL.canParse(text, origin)) continue;
    const { href, pathname } = new URL(text, origin);
    const plan = planRequest({ ...FACTS, url: href, origin });
    if (plan === 'page') pages.add(pageKey(pathname));
    else if (plan !== 'ignore') files.add(pathname);
  }
  const fresh: string[] = [];
  for (const key of pages) if (await keepPage(key)) fresh.push(key);
  await keepFiles([...files]);
  // The search, in the page's language; `/offline` too.
  for (const key of pages) await completeShell(key);
  for (const key of fresh) await keepFilesOf(key);
}

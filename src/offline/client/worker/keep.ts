import { pageKey } from '../../model/pageKey';
import { parseToWorker } from '../../model/messages';
import type { ToWorker } from '../../model/messages';
import { isHashedPath, planRequest } from '../../model/planRequest';
import { pageListOf } from '../../model/sections';
import { scope } from './scope';
import { hasVisited, keepVisited } from './visited';

type KeepMessage = Extract<ToWorker, { type: 'KEEP' }>;

const FACTS = { method: 'GET', mode: 'cors', cache: 'default', hasRange: false };

/** Whether the reader has asked for few bytes. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

async function keepOne(key: string): Promise<void> {
  // A kept section may have it, the shell too.
  if ((await caches.match(key, { ignoreVary: true })) === undefined) {
    await keepVisited(key, await fetch(key));
  }
}

/** Keeps what a page may still load: demos that its reader has not come to. */
export async function keepFilesOf(key: string): Promise<void> {
  if (savesData()) return;
  try {
    const response = await fetch(pageListOf(key));
    if (response.status !== 200) return;
    const { urls } = parseToWorker({ type: 'KEEP', urls: await response.json() }) as KeepMessage;
    for (const url of urls) if (isHashedPath(url)) await keepOne(url);
  } catch {
    // Offline again: what is missing is kept at the next visit.
  }
}

/** Keeps what a page has loaded past the worker: before it was there, or by a link of the site. */
export async function keepUrls(urls: readonly string[]): Promise<void> {
  const { origin } = scope.location;
  for (const text of urls) {
    if (!URL.canParse(text, origin)) continue;
    const url = new URL(text, origin);
    const plan = planRequest({ ...FACTS, url: url.href, origin });
    if (plan === 'ignore') continue;
    const key = plan === 'page' ? pageKey(url.pathname) : url.pathname;
    try {
      // What the shell has of a page may be another release's than its files.
      if (plan !== 'page') await keepOne(key);
      else if (!(await hasVisited(key))) {
        await keepVisited(key, await fetch(key));
        await keepFilesOf(key);
      }
    } catch {
      // As above.
    }
  }
}

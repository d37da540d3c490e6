import {
  isOwnCache,
  listForeignForms,
  listOldShells,
  shellCacheName,
} from '../../model/cacheNames';
import type { LanguageShell } from '../../model/languageShell';
import { isHashedPath } from '../../model/planRequest';
import { release } from './release';
import { adoptVisited } from './visited';

const NAME = shellCacheName(release.version);
const [DEFAULT = { base: '/', files: [] }, ...others]: readonly LanguageShell[] = release.shells;

/** Pages are asked for anew; a file with a hash may come from any place that has it. */
async function loadShellFile(path: string): Promise<Response> {
  const isHashed = isHashedPath(path);
  const kept = isHashed ? await caches.match(path, { ignoreVary: true }) : undefined;
  const response = kept ?? (await fetch(path, { cache: isHashed ? 'default' : 'no-cache' }));
  if (response.status !== 200 || response.redirected) {
    throw new Error(`${path}: ${String(response.status)}`);
  }
  return response;
}

async function fill({ files }: LanguageShell): Promise<void> {
  const responses = await Promise.all(
    files.map(async (path) => [path, await loadShellFile(path)] as const),
  );
  const cache = await caches.open(NAME);
  await Promise.all(responses.map(([path, response]) => cache.put(path, response)));
}

/** All or nothing: a release of which one file is missing does not take the old one's place. */
export async function installShell(): Promise<void> {
  try {
    await fill(DEFAULT);
  } catch (error) {
    await caches.delete(NAME).catch(() => undefined);
    throw error;
  }
}

/**
 * Clears up after the last release. Its files stay as visited ones: pages that were kept while
 * it was current still need them, until they are the least recently used.
 */
export async function replaceOldShells(): Promise<void> {
  const names = (await caches.keys()).filter(isOwnCache);
  for (const name of listOldShells(names, release.version)) {
    await adoptVisited(await caches.open(name)).catch(() => undefined);
    await caches.delete(name);
  }
  await Promise.all(listForeignForms(names).map((name) => caches.delete(name)));
}

let isFilling = false;

function shellOf(pathname: string): LanguageShell {
  return others.find(({ base }) => `${pathname}/`.startsWith(base)) ?? DEFAULT;
}

/** The page that says that a reader is offline, in the language of an address. */
function offlinePageOf({ base }: LanguageShell): string {
  return `${base}offline`;
}

/**
 * Fills the shell of a page's language: it is the first page in that language, or the storage
 * was emptied.
 */
export async function completeShell(pathname: string): Promise<void> {
  const shell = shellOf(pathname);
  if (isFilling) return;
  isFilling = true;
  try {
    const cache = await caches.open(NAME);
    if ((await cache.match(offlinePageOf(shell))) === undefined) await fill(shell);
  } catch {
    // The next page tries again.
  }
  isFilling = false;
}

/** The pages to lead a reader to who is offline, best first. */
export function listOfflinePages(pathname: string): string[] {
  return [...new Set([shellOf(pathname), DEFAULT].map(offlinePageOf))];
}

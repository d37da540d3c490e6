import {
  isSiteCache,
  listUnknownCaches,
  listOldShells,
  shellCacheName,
} from '../../model/cacheNames';
import type { LanguageShell } from '../../model/languageShell';
import { isHashedPath } from '../../model/planRequest';
import { findCopy, findIn, loadIntact } from '../copies';
import { release } from './release';
import { scope } from './scope';
import { copyToVisited } from './visited';

const NAME = shellCacheName(release.version);
const [DEFAULT = { base: '/', files: [] }, ...others]: readonly LanguageShell[] = release.shells;

/** Returns the shell of a page's language. */
function shellOf(pathname: string): LanguageShell {
  return others.find(({ base }) => `${pathname}/`.startsWith(base)) ?? DEFAULT;
}

/** Returns the pathname of `/offline` in a shell's language. */
function offlinePageOf({ base }: LanguageShell): string {
  return `${base}offline`;
}

/** Loads a file of the shell. Hashed files may be copied from another cache, but others are revalidated. */
async function loadShellFile(path: string): Promise<Response> {
  if (!isHashedPath(path)) return loadIntact(path, 'no-cache');
  return (await findCopy(path)) ?? loadIntact(path);
}

/** Adds files to the shell's cache, either all or none of them. */
async function fill(files: readonly string[]): Promise<void> {
  const responses = await Promise.all(
    files.map(async (path) => [path, await loadShellFile(path)] as const),
  );
  const cache = await caches.open(NAME);
  await Promise.all(responses.map(([path, response]) => cache.put(path, response)));
}

/** Returns the shells of the languages in which the reader has pages open or a cached shell. */
async function listUsedShells(): Promise<LanguageShell[]> {
  const clients = await scope.clients.matchAll({ includeUncontrolled: true });
  const open = new Set(clients.map(({ url }) => shellOf(new URL(url).pathname)));
  const isKept = await Promise.all(
    others.map((shell) => caches.match(offlinePageOf(shell), { ignoreVary: true })),
  );
  return others.filter((shell, index) => open.has(shell) || isKept[index] !== undefined);
}

/**
 * Caches the shell. If a file of the default language can't be loaded, it throws, so that an
 * incomplete release doesn't replace the previous one. Other languages are optional, because a later
 * page can complete them.
 */
export async function installShell(): Promise<void> {
  try {
    const used = listUsedShells().catch((): LanguageShell[] => []);
    await fill(DEFAULT.files);
    for (const { files } of await used) await fill(files).catch(() => undefined);
  } catch (error) {
    await caches.delete(NAME).catch(() => undefined);
    throw error;
  }
}

/**
 * Deletes the shells of previous releases. Their hashed files move to the cache of visited files,
 * because pages that were cached with that release still need them. They're evicted once they're the
 * least recently used.
 */
export async function replaceOldShells(): Promise<void> {
  const names = (await caches.keys()).filter(isSiteCache);
  for (const name of listOldShells(names, release.version)) {
    await copyToVisited(await caches.open(name)).catch(() => undefined);
    await caches.delete(name);
  }
  await Promise.all(listUnknownCaches(names).map((name) => caches.delete(name)));
}

let filling = Promise.resolve();

async function fillGaps({ files }: LanguageShell): Promise<void> {
  const copies = await Promise.all(files.map((path) => findIn(NAME, path)));
  await fill(files.filter((_, index) => copies[index] === undefined));
}

/**
 * Adds the missing files to the shell of a page's language. Files are missing if this is the first
 * page in that language, if the storage was cleared, or if a copy is damaged.
 */
export function completeShell(pathname: string): Promise<void> {
  const fillNext = (): Promise<void> => fillGaps(shellOf(pathname));
  // One after another, because languages share files. If it fails, the next page tries again.
  filling = filling.then(fillNext).catch(() => undefined);
  return filling;
}

/** Returns the pages that an offline reader can be redirected to, best first. */
export function listOfflinePages(pathname: string): string[] {
  return [...new Set([shellOf(pathname), DEFAULT].map(offlinePageOf))];
}

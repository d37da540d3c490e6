import {
  isOwnCache,
  listForeignForms,
  listOldShells,
  shellCacheName,
} from '../../model/cacheNames';
import type { LanguageShell } from '../../model/languageShell';
import { isHashedPath } from '../../model/planRequest';
import { findCopy, findIn, loadWhole } from '../copies';
import { release } from './release';
import { scope } from './scope';
import { adoptVisited } from './visited';

const NAME = shellCacheName(release.version);
const [DEFAULT = { base: '/', files: [] }, ...others]: readonly LanguageShell[] = release.shells;

/** The shell of a page's language. */
function shellOf(pathname: string): LanguageShell {
  return others.find(({ base }) => `${pathname}/`.startsWith(base)) ?? DEFAULT;
}

/** The page that says that a reader is offline, in the language of a shell. */
function offlinePageOf({ base }: LanguageShell): string {
  return `${base}offline`;
}

/** Pages are asked for anew; a file with a hash may come from any place that has it. */
async function loadShellFile(path: string): Promise<Response> {
  if (!isHashedPath(path)) return loadWhole(path, 'no-cache');
  return (await findCopy(path)) ?? loadWhole(path);
}

/** All of them or none. */
async function fill(files: readonly string[]): Promise<void> {
  const responses = await Promise.all(
    files.map(async (path) => [path, await loadShellFile(path)] as const),
  );
  const cache = await caches.open(NAME);
  await Promise.all(responses.map(([path, response]) => cache.put(path, response)));
}

/** The languages in which a reader has pages open, or had the last release's shell. */
async function listUsedShells(): Promise<LanguageShell[]> {
  const clients = await scope.clients.matchAll({ includeUncontrolled: true });
  const open = new Set(clients.map(({ url }) => shellOf(new URL(url).pathname)));
  const isKept = await Promise.all(
    others.map((shell) => caches.match(offlinePageOf(shell), { ignoreVary: true })),
  );
  return others.filter((shell, place) => open.has(shell) || isKept[place] !== undefined);
}

/**
 * All or nothing: a release of which one file is missing does not take the old one's place.
 * Another language than the default one may still come with a later page.
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

let filling = Promise.resolve();

async function fillGaps({ files }: LanguageShell): Promise<void> {
  const copies = await Promise.all(files.map((path) => findIn(NAME, path)));
  await fill(files.filter((_, place) => copies[place] === undefined));
}

/**
 * Fills the shell of a page's language: it is the first page in that language, the storage was
 * emptied, or a copy is damaged.
 */
export function completeShell(pathname: string): Promise<void> {
  const fillNext = (): Promise<void> => fillGaps(shellOf(pathname));
  // One at a time, since languages share files. The next page tries again.
  filling = filling.then(fillNext).catch(() => undefined);
  return filling;
}

/** The pages to lead a reader to who is offline, best first. */
export function listOfflinePages(pathname: string): string[] {
  return [...new Set([shellOf(pathname), DEFAULT].map(offlinePageOf))];
}

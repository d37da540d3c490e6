import { sectionCacheName } from '../model/cacheNames';
import { isHashedPath, isPagePath } from '../model/planRequest';
import { SECTION_INDEX, SECTION_MARK, parseSectionMark } from '../model/sections';
import { findCopy, isWhole } from './copies';
import type { OfflineSection, SectionFile, SectionIndex, SectionMark } from '../model/sections';

/** Files that are fetched at a time. */
const PARALLEL = 6;

/** Why a section could not be kept. */
export type KeepFailure = 'offline' | 'full' | 'changed';

export class KeepError extends Error {
  constructor(readonly reason: KeepFailure) {
    super(reason);
  }
}

const nameOf = ({ locale, id }: OfflineSection): string => sectionCacheName(locale, id);

/** Asks past the worker: nothing is kept twice, and an old list is no use. */
async function load(url: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(url, { cache: 'no-store', ...(signal && { signal }) }).catch(
    (error: unknown) => {
      throw signal?.aborted === true ? error : new KeepError('offline');
    },
  );
  if (response.status !== 200 || response.redirected) throw new KeepError('changed');
  return response;
}

/** The sections of the newest release; without a connection, those that were known last. */
export async function loadSections(locale: string): Promise<OfflineSection[]> {
  const response = await fetch(SECTION_INDEX);
  if (!response.ok) throw new KeepError('offline');
  const { sections } = (await response.json()) as SectionIndex;
  return sections.filter((section) => section.locale === locale);
}

/** What is kept of a section; `undefined` when it is not, or not whole. */
export async function readMark(section: OfflineSection): Promise<SectionMark | undefined> {
  const response = await caches.match(SECTION_MARK, { cacheName: nameOf(section) });
  return response === undefined ? undefined : parseSectionMark(await response.json());
}

export async function removeSection(section: OfflineSection): Promise<void> {
  await caches.delete(nameOf(section));
}

/**
 * Hashed files may come from what was visited; pages always come from the network. Whatever is
 * not the list's file is not kept: a login page of a network, a file that was cut off.
 */
async function keepFile(cache: Cache, file: SectionFile, signal: AbortSignal): Promise<void> {
  const [url, bytes] = file;
  const kept = isHashedPath(url) ? await findCopy(url) : undefined;
  const response = kept ?? (await load(url, signal));
  if (kept === undefined && !(await isWhole(url, response))) throw new KeepError('offline');
  const { size } = await response.clone().blob();
  // A host may add to a page; its seal says that it is whole.
  if (size !== bytes && !isPagePath(url)) throw new KeepError('changed');
  await cache.put(url, response).catch(() => {
    throw new KeepError('full');
  });
}

/**
 * Keeps every file of a section and marks it as whole at the end. A section of an older release
 * can be read all the while; what the new one no longer has goes last. Throws a `KeepError`.
 */
export async function keepSection(
  section: OfflineSection,
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<SectionMark> {
  const list = await load(section.list, signal);
  if (!(await isWhole(section.list, list))) throw new KeepError('offline');
  const files = (await list.json()) as SectionFile[];
  await assertRoom(section);
  const cache = await caches.open(nameOf(section));
  let done = 0;
  const queue = [...files];
  const stop = new AbortController();
  signal.addEventListener('abort', () => {
    stop.abort(signal.reason);
  });
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      signal.throwIfAborted();
      await keepFile(cache, next, stop.signal);
      stop.signal.throwIfAborted();
      done += next[1];
      onProgress(done);
    }
  };
  const workers = Array.from({ length: PARALLEL }, work);
  await Promise.all(workers).catch(async (error: unknown) => {
    // Nothing is kept, and no progress reported, after a failure has been.
    queue.length = 0;
    stop.abort();
    await Promise.allSettled(workers);
    throw error;
  });
  const wanted = new Set(files.map(([url]) => url));
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== SECTION_MARK && !wanted.has(pathname)) await cache.delete(request);
  }
  const { version, bytes } = section;
  const mark: SectionMark = { version, bytes, keptAt: Date.now() };
  await cache.put(SECTION_MARK, new Response(JSON.stringify(mark)));
  // The reader has asked for it: the browser should not clear it away by itself.
  await navigator.storage.persist().catch(() => false);
  return mark;
}

async function assertRoom({ bytes }: OfflineSection): Promise<void> {
  const { quota, usage } = await navigator.storage.estimate().catch((): StorageEstimate => ({}));
  if (quota !== undefined && quota - (usage ?? 0) < bytes) throw new KeepError('full');
}

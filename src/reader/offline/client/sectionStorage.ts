import { sectionCacheName } from '../model/cacheNames';
import { isHashedPath, isPagePath } from '../model/planRequest';
import { SECTION_INDEX, SECTION_MARK, parseSectionMark } from '../model/sections';
import { findCopy, isIntact } from './copies';
import type { OfflineSection, SectionFile, SectionIndex, SectionMark } from '../model/sections';

/** Maximum number of parallel requests. */
const MAX_PARALLEL = 6;

/** Why a section could not be kept. */
export type KeepFailure = 'offline' | 'full' | 'changed';

export class KeepError extends Error {
  constructor(readonly reason: KeepFailure) {
    super(reason);
  }
}

const nameOf = ({ locale, id }: OfflineSection): string => sectionCacheName(locale, id);

/** Loads a file bypassing the worker, so that it isn't cached twice and a list is never outdated. */
async function load(url: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(url, { cache: 'no-store', ...(signal && { signal }) }).catch(
    (error: unknown) => {
      throw signal?.aborted === true ? error : new KeepError('offline');
    },
  );
  if (response.status !== 200 || response.redirected) throw new KeepError('changed');
  return response;
}

/** Returns the sections of the newest release or, if the reader is offline, the last known ones. */
export async function loadSections(locale: string): Promise<OfflineSection[]> {
  const response = await fetch(SECTION_INDEX);
  if (!response.ok) throw new KeepError('offline');
  const { sections } = (await response.json()) as SectionIndex;
  return sections.filter((section) => section.locale === locale);
}

/** Returns the mark of a kept section, or `undefined` if it isn't kept or is incomplete. */
export async function readMark(section: OfflineSection): Promise<SectionMark | undefined> {
  const response = await caches.match(SECTION_MARK, { cacheName: nameOf(section) });
  return response === undefined ? undefined : parseSectionMark(await response.json());
}

export async function removeSection(section: OfflineSection): Promise<void> {
  await caches.delete(nameOf(section));
}

/**
 * Adds a file to a section's cache. Hashed files may be copied from other caches, but pages always
 * come from the network. Responses that aren't the listed file, such as a network's login page or a
 * truncated file, are rejected.
 */
async function keepFile(cache: Cache, file: SectionFile, signal: AbortSignal): Promise<void> {
  const [url, bytes] = file;
  const kept = isHashedPath(url) ? await findCopy(url) : undefined;
  const response = kept ?? (await load(url, signal));
  if (kept === undefined && !(await isIntact(url, response))) throw new KeepError('offline');
  const { size } = await response.clone().blob();
  // The size of a page may differ, because some hosts add to it. Its seal shows that it's intact.
  if (size !== bytes && !isPagePath(url)) throw new KeepError('changed');
  await cache.put(url, response).catch(() => {
    throw new KeepError('full');
  });
}

/**
 * Caches every file of a section, and marks it as complete at the end. Meanwhile, a kept section of an
 * older release can still be read, because files that the new one doesn't have are deleted last.
 *
 * @param onProgress receives the number of bytes that are kept so far
 * @throws KeepError
 */
export async function keepSection(
  section: OfflineSection,
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<SectionMark> {
  const list = await load(section.list, signal);
  if (!(await isIntact(section.list, list))) throw new KeepError('offline');
  const files = (await list.json()) as SectionFile[];
  await assertQuota(section);
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
  const workers = Array.from({ length: MAX_PARALLEL }, work);
  await Promise.all(workers).catch(async (error: unknown) => {
    // After a failure, nothing more may be cached and no progress reported.
    queue.length = 0;
    stop.abort();
    await Promise.allSettled(workers);
    throw error;
  });
  const listed = new Set(files.map(([url]) => url));
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== SECTION_MARK && !listed.has(pathname)) await cache.delete(request);
  }
  const { version, bytes } = section;
  const mark: SectionMark = { version, bytes, keptAt: Date.now() };
  await cache.put(SECTION_MARK, new Response(JSON.stringify(mark)));
  // The reader has explicitly asked for this data, so ask the browser not to evict it.
  await navigator.storage.persist().catch(() => false);
  return mark;
}

async function assertQuota({ bytes }: OfflineSection): Promise<void> {
  const { quota, usage } = await navigator.storage.estimate().catch((): StorageEstimate => ({}));
  if (quota !== undefined && quota - (usage ?? 0) < bytes) throw new KeepError('full');
}

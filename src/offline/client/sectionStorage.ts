import { sectionCacheName } from '../model/cacheNames';
import { SECTION_INDEX, SECTION_MARK, parseSectionMark } from '../model/sections';
import type { Section, SectionFile, SectionIndex, SectionMark } from '../model/sections';

/** Files that are fetched at a time. */
const PARALLEL = 6;

/** Why a section could not be kept. */
export type KeepFailure = 'offline' | 'full' | 'changed';

export class KeepError extends Error {
  constructor(readonly reason: KeepFailure) {
    super(reason);
  }
}

const nameOf = ({ locale, id }: Section): string => sectionCacheName(locale, id);

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
export async function loadSections(locale: string): Promise<Section[]> {
  const response = await fetch(SECTION_INDEX);
  if (!response.ok) throw new KeepError('offline');
  const { sections } = (await response.json()) as SectionIndex;
  return sections.filter((section) => section.locale === locale);
}

/** What is kept of a section; `undefined` when it is not, or not whole. */
export async function readMark(section: Section): Promise<SectionMark | undefined> {
  const response = await caches.match(SECTION_MARK, { cacheName: nameOf(section) });
  return response === undefined ? undefined : parseSectionMark(await response.json());
}

export async function removeSection(section: Section): Promise<void> {
  await caches.delete(nameOf(section));
}

/** Hashed files may come from what was visited; pages always come from the network. */
async function keepFile(cache: Cache, url: string, signal: AbortSignal): Promise<void> {
  const isHashed = /\.[a-z0-9]+$/u.test(url);
  const kept = isHashed ? await caches.match(url, { ignoreVary: true }) : undefined;
  const response = kept ?? (await load(url, signal));
  await cache.put(url, response).catch(() => {
    throw new KeepError('full');
  });
}

/**
 * Keeps every file of a section and marks it as whole at the end. A section of an older release
 * can be read all the while; what the new one no longer has goes last. Throws a `KeepError`.
 */
export async function keepSection(
  section: Section,
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<SectionMark> {
  const files = (await (await load(section.list, signal)).json()) as SectionFile[];
  await assertRoom(section);
  const cache = await caches.open(nameOf(section));
  let done = 0;
  const queue = [...files];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      signal.throwIfAborted();
      const [url, bytes] = next;
      await keepFile(cache, url, signal);
      done += bytes;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
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

async function assertRoom({ bytes }: Section): Promise<void> {
  const { quota, usage } = await navigator.storage.estimate().catch((): StorageEstimate => ({}));
  if (quota !== undefined && quota - (usage ?? 0) < bytes) throw new KeepError('full');
}

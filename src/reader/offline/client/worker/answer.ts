import { VISITED_CACHE, isSectionCache, shellCacheName } from '../../model/cacheNames';
import { pageKey } from '../../model/pageKey';
import { dropCopies, findCopy, findInAll, listOwnCaches, looksRight } from '../copies';
import { keepFilesOf } from './keep';
import { createLastResort } from './lastResort';
import { release } from './release';
import type { FetchEvent } from './scope';
import { completeShell, listOfflinePages } from './shell';
import { dropIfGone, keepVisited, touchVisited } from './visited';

/** How long a page waits for the network when there is a copy of it, in ms. */
const PATIENCE_MS = 3_000;

const pathOf = (request: Request): string => new URL(request.url).pathname;

/** What was visited is newer than what a section was kept with. */
async function findPage(key: string): Promise<Response | undefined> {
  const sections = (await listOwnCaches()).filter(isSectionCache);
  return findInAll([VISITED_CACHE, shellCacheName(release.version), ...sections], key);
}

/** A wrong answer is asked for once more, past the browser's own cache. */
async function loadFile(request: Request, key: string): Promise<Response> {
  const response = await fetch(request);
  if (response.status !== 200 || looksRight(key, response)) return response;
  return fetch(request, { cache: 'reload' }).catch(() => response);
}

/** Of an answer that only now turns out to be damaged, the browser's own cache is rid as well. */
async function keepFile(key: string, response: Response): Promise<void> {
  if (response.status !== 200 || (await keepVisited(key, response))) return;
  await keepVisited(key, await fetch(key, { cache: 'reload' }));
}

/** A page that could not start does not trust the copies: the network's answer replaces them all. */
async function renewFile(event: FetchEvent, key: string): Promise<Response> {
  const response = await fetch(event.request);
  if (looksRight(key, response)) {
    await dropCopies(key);
    event.waitUntil(keepVisited(key, response.clone()));
  }
  return response;
}

/** The copy, or the network, whose answer is kept for the next time. */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const key = pathOf(request);
  if (request.cache === 'reload') return renewFile(event, key);
  const kept = await findCopy(key);
  if (kept !== undefined) {
    event.waitUntil(touchVisited(key));
    return kept;
  }
  const response = await loadFile(request, key);
  event.waitUntil(keepFile(key, response.clone()).catch(() => undefined));
  return response;
}

/** The network, whose answer is kept; else the copy; else what the network has said. */
export async function answerFresh(event: FetchEvent): Promise<Response> {
  const key = pathOf(event.request);
  let response: Response;
  try {
    response = await fetch(event.request);
    event.waitUntil(keepVisited(key, response.clone()));
    // The login page of a network is no list.
    if (response.status !== 200 || looksRight(key, response)) return response;
  } catch (error) {
    const kept = await findCopy(key);
    if (kept === undefined) throw error;
    return kept;
  }
  return (await findCopy(key)) ?? response;
}

async function loadPage(event: FetchEvent, key: string): Promise<Response> {
  const response = await fetch(event.request);
  const isGone = response.status === 404 || response.status === 410;
  event.waitUntil(isGone ? dropIfGone(key, response.clone()) : keepVisited(key, response.clone()));
  if (response.ok && event.request.mode === 'navigate') event.waitUntil(keepFilesOf(key));
  if (response.ok) event.waitUntil(completeShell(key));
  return response;
}

/** A page: the network first; its copy when that fails, is broken or takes too long. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const key = pageKey(pathOf(request));
  const loading = loadPage(event, key);
  // Handled below, which may be after it has failed.
  loading.catch(() => undefined);
  const kept = await findPage(key);
  if (kept === undefined) return loading.catch(() => answerOffline(request));
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
  const first = await Promise.race([loading.catch(() => undefined), late]);
  if (first !== undefined && first.status < 500) return first;
  event.waitUntil(touchVisited(key));
  // The copy has one address; a page that was asked for by another one goes there.
  const { pathname, search } = new URL(request.url);
  return request.mode === 'navigate' && pathname !== key
    ? Response.redirect(key + search, 302)
    : kept;
}

/**
 * A reader is led to `/offline`, which starts as the page it is: at another address the
 * application would look for that address' page. What a page asks for itself just fails.
 */
async function answerOffline(request: Request): Promise<Response> {
  if (request.mode !== 'navigate' || request.destination !== 'document') return Response.error();
  const { pathname, search } = new URL(request.url);
  for (const page of listOfflinePages(pathname)) {
    if (pageKey(pathname) === page || (await findPage(page)) === undefined) continue;
    return Response.redirect(`${page}?from=${encodeURIComponent(pathname + search)}`, 302);
  }
  return createLastResort();
}

import { VISITED_CACHE, isSectionCache, shellCacheName } from '../../model/cacheNames';
import { pageKey } from '../../model/pageKey';
import { dropCopies, findCopy, findInAll, listSiteCaches, isPlausible } from '../copies';
import { keepFilesOf } from './keep';
import { createFallbackPage } from './fallbackPage';
import { release } from './release';
import type { FetchEvent } from './scope';
import { completeShell, listOfflinePages } from './shell';
import { dropIfGone, keepVisited, touchVisited } from './visited';

/** How long to wait for the network if there's a cached copy of a page, in ms. */
const NETWORK_TIMEOUT_MS = 3_000;

const pathOf = (request: Request): string => new URL(request.url).pathname;

/** Returns a page's copy. Visited copies come first, because they're newer than those in sections. */
async function findPage(key: string): Promise<Response | undefined> {
  const sections = (await listSiteCaches()).filter(isSectionCache);
  return findInAll([VISITED_CACHE, shellCacheName(release.version), ...sections], key);
}

/** Loads a file. If the response looks wrong, it tries once more and bypasses the HTTP cache. */
async function loadFile(request: Request, key: string): Promise<Response> {
  const response = await fetch(request);
  if (response.status !== 200 || isPlausible(key, response)) return response;
  return fetch(request, { cache: 'reload' }).catch(() => response);
}

/** Caches a file. If its body turns out to be damaged, it's requested again, which also replaces it in the HTTP cache. */
async function keepFile(key: string, response: Response): Promise<void> {
  if (response.status !== 200 || (await keepVisited(key, response))) return;
  await keepVisited(key, await fetch(key, { cache: 'reload' }));
}

/** Replaces all copies of a file with the network's response, for a page that failed to start and may have a bad copy. */
async function replaceCopies(event: FetchEvent, key: string): Promise<Response> {
  const response = await fetch(event.request);
  if (isPlausible(key, response)) {
    await dropCopies(key);
    event.waitUntil(keepVisited(key, response.clone()));
  }
  return response;
}

/** Cache first: returns the cached copy. Otherwise, returns the network's response and caches it. */
export async function handleFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const key = pathOf(request);
  if (request.cache === 'reload') return replaceCopies(event, key);
  const kept = await findCopy(key);
  if (kept !== undefined) {
    event.waitUntil(touchVisited(key));
    return kept;
  }
  const response = await loadFile(request, key);
  event.waitUntil(keepFile(key, response.clone()).catch(() => undefined));
  return response;
}

/** Network first: returns the network's response and caches it. If it's wrong or fails, returns the cached copy if there is one. */
export async function handleFresh(event: FetchEvent): Promise<Response> {
  const key = pathOf(event.request);
  let response: Response;
  try {
    response = await fetch(event.request);
    event.waitUntil(keepVisited(key, response.clone()));
    // A response that looks wrong may be a network's login page.
    if (response.status !== 200 || isPlausible(key, response)) return response;
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

/** Network first, with a timeout: returns the cached copy of a page if the network fails, has a server error, or is slow. */
export async function handlePage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const key = pageKey(pathOf(request));
  const loading = loadPage(event, key);
  // Errors are handled below, but the promise may reject before that.
  loading.catch(() => undefined);
  const kept = await findPage(key);
  if (kept === undefined) return loading.catch(() => handleOffline(request));
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, NETWORK_TIMEOUT_MS);
  });
  const first = await Promise.race([loading.catch(() => undefined), late]);
  if (first !== undefined && first.status < 500) return first;
  event.waitUntil(touchVisited(key));
  // A copy is cached under one URL, so a navigation to another URL of the page is redirected there.
  const { pathname, search } = new URL(request.url);
  return request.mode === 'navigate' && pathname !== key
    ? Response.redirect(key + search, 302)
    : kept;
}

/**
 * Redirects navigations to `/offline`. It can't be served at the requested URL, because the
 * application would render that URL's page. Other requests fail.
 */
async function handleOffline(request: Request): Promise<Response> {
  if (request.mode !== 'navigate' || request.destination !== 'document') return Response.error();
  const { pathname, search } = new URL(request.url);
  for (const page of listOfflinePages(pathname)) {
    if (pageKey(pathname) === page || (await findPage(page)) === undefined) continue;
    return Response.redirect(`${page}?from=${encodeURIComponent(pathname + search)}`, 302);
  }
  return createFallbackPage();
}

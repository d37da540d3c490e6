import { VISITED_CACHE, isSectionCache, shellCacheName } from '../../model/cacheNames';
import { pageKey } from '../../model/pageKey';
import { keepFilesOf } from './keep';
import { release } from './release';
import type { FetchEvent } from './scope';
import { completeShell, listOfflinePages } from './shell';
import { dropVisited, keepVisited, touchVisited } from './visited';

/** How long a page waits for the network when there is a copy of it, in ms. */
const PATIENCE_MS = 3_000;

const pathOf = (request: Request): string => new URL(request.url).pathname;

/** Never throws: a storage that was emptied or forbidden has nothing, and the network answers. */
async function findIn(name: string, key: string): Promise<Response | undefined> {
  try {
    return await caches.match(key, { cacheName: name, ignoreVary: true });
  } catch {
    return undefined;
  }
}

async function findFile(key: string): Promise<Response | undefined> {
  try {
    return await caches.match(key, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** What was visited is newer than what a section was kept with. */
async function findPage(key: string): Promise<Response | undefined> {
  const names = await caches.keys().catch((): string[] => []);
  const order = [VISITED_CACHE, shellCacheName(release.version), ...names.filter(isSectionCache)];
  for (const name of order) {
    const found = await findIn(name, key);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The copy, or the network, whose answer is kept for the next time. */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const key = pathOf(event.request);
  const kept = await findFile(key);
  if (kept !== undefined) {
    event.waitUntil(touchVisited(key));
    return kept;
  }
  const response = await fetch(event.request);
  event.waitUntil(keepVisited(key, response.clone()));
  return response;
}

/** The network, whose answer is kept; else the copy; else the network's own failure. */
export async function answerFresh(event: FetchEvent): Promise<Response> {
  const key = pathOf(event.request);
  try {
    const response = await fetch(event.request);
    event.waitUntil(keepVisited(key, response.clone()));
    return response;
  } catch (error) {
    const kept = await findFile(key);
    if (kept === undefined) throw error;
    return kept;
  }
}

async function loadPage(event: FetchEvent, key: string): Promise<Response> {
  const response = await fetch(event.request);
  const isGone = response.status === 404 || response.status === 410;
  event.waitUntil(isGone ? dropVisited(key) : keepVisited(key, response.clone()));
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

/** For a reader whose storage was emptied while offline. */
function createLastResort(): Response {
  return new Response(
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>You are offline</title><h1>You are offline</h1><p>This page is not kept on this device. Connect to the internet, then reload the page.</p></html>',
    { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  );
}

import { checkRelease } from '../../../shell/startup/client/oldRelease';
import type { ProductId } from '../../../foundation/site/model/products';
import type { SearchAnswer, SearchQuery, SearchRequest, SearchResponse } from '../model/messages';

/** The state of the search. `partial`: it works, but some records couldn't be loaded. */
type SearchStatus = 'loading' | 'ready' | 'partial' | 'failed';

/** The state that the dialog shows. Immutable: every change replaces it. */
export interface SearchSnapshot {
  readonly status: SearchStatus;
  readonly answer: SearchAnswer | undefined;
}

const INITIAL: SearchSnapshot = { status: 'loading', answer: undefined };

let worker: Worker | undefined;
let snapshot = INITIAL;
const listeners = new Set<() => void>();
let current: SearchQuery | undefined;
let isBusy = false;
let isStale = false;
let lastId = 0;

function update(change: Partial<SearchSnapshot>): void {
  snapshot = { ...snapshot, ...change };
  for (const listener of [...listeners]) listener();
}

function post(request: SearchRequest): void {
  worker?.postMessage(request);
}

/** Sends the current query. While the worker is busy with one, only the newest of the following queries waits. */
function sendQuery(): void {
  if (current === undefined || snapshot.status === 'loading' || snapshot.status === 'failed')
    return;
  if (isBusy) {
    isStale = true;
    return;
  }
  isBusy = true;
  isStale = false;
  lastId += 1;
  post({ type: 'query', id: lastId, ...current });
}

function handleResponse(response: SearchResponse): void {
  if (response.type === 'answer') {
    isBusy = false;
    // Ignore the answer if the field has been cleared in the meantime.
    if (current !== undefined) update({ answer: response.answer });
    if (isStale) sendQuery();
  } else if (response.type === 'failed') {
    update({ status: response.isReady ? 'partial' : 'failed' });
    void checkRelease();
  } else {
    if (response.type === 'ready') update({ status: 'ready' });
    sendQuery();
  }
}

/** Starts loading the records, or retries after a failure. Does nothing while they load or after they have. */
export function startSearch(baseUrl: string, product: ProductId): void {
  if (worker !== undefined && snapshot.status !== 'failed' && snapshot.status !== 'partial') return;
  if (worker === undefined) {
    worker = new Worker(new URL('./searchWorker.ts', import.meta.url));
    worker.onmessage = ({ data }: MessageEvent<SearchResponse>) => {
      handleResponse(data);
    };
    worker.onerror = () => {
      worker?.terminate();
      worker = undefined;
      isBusy = false;
      update({ status: 'failed' });
      void checkRelease();
    };
  }
  if (snapshot.status === 'failed') update({ status: 'loading' });
  post({ type: 'open', baseUrl, product });
}

const isSame = (one: SearchQuery, other: SearchQuery): boolean =>
  one.text === other.text &&
  one.currentProduct === other.currentProduct &&
  one.onlyProduct === other.onlyProduct;

/** Runs a query, unless it's the same as the current one. An empty text clears the current query. */
export function runSearch(query: SearchQuery): void {
  if (current !== undefined && isSame(current, query)) return;
  current = query.text.trim() === '' ? undefined : query;
  if (current === undefined) update({ answer: undefined });
  else sendQuery();
}

export function subscribeSearch(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const getSearchSnapshot = (): SearchSnapshot => snapshot;
export const getServerSearchSnapshot = (): SearchSnapshot => INITIAL;

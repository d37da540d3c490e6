import { checkRelease } from '../../../shell/startup/client/oldRelease';
import type { ProductId } from '../../../foundation/site/model/products';
import type { SearchAnswer, SearchAsk, SearchRequest, SearchResponse } from '../model/messages';

/** How far the search is. `partial`: it answers, but some records could not be loaded. */
type SearchStatus = 'loading' | 'ready' | 'partial' | 'failed';

/** What the dialog shows of the search. Replaced as a whole at every change. */
export interface SearchSnapshot {
  readonly status: SearchStatus;
  readonly answer: SearchAnswer | undefined;
}

const START: SearchSnapshot = { status: 'loading', answer: undefined };

let worker: Worker | undefined;
let snapshot = START;
const listeners = new Set<() => void>();
let asked: SearchAsk | undefined;
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

/** One question at a time: while it is answered, only the newest of the following ones waits. */
function sendQuestion(): void {
  if (asked === undefined || snapshot.status === 'loading' || snapshot.status === 'failed') return;
  if (isBusy) {
    isStale = true;
    return;
  }
  isBusy = true;
  isStale = false;
  lastId += 1;
  post({ type: 'ask', id: lastId, ...asked });
}

function handleResponse(response: SearchResponse): void {
  if (response.type === 'answer') {
    isBusy = false;
    // An answer to a question that was taken back is not shown.
    if (asked !== undefined) update({ answer: response.answer });
    if (isStale) sendQuestion();
  } else if (response.type === 'failed') {
    update({ status: response.isReady ? 'partial' : 'failed' });
    void checkRelease();
  } else {
    if (response.type === 'ready') update({ status: 'ready' });
    sendQuestion();
  }
}

/** Starts to load the records; at once again after a failure. Does nothing while they load. */
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

const isSame = (one: SearchAsk, other: SearchAsk): boolean =>
  one.text === other.text &&
  one.currentProduct === other.currentProduct &&
  one.onlyProduct === other.onlyProduct;

/** Asks, once for the same question; an empty text takes the last question back. */
export function askSearch(question: SearchAsk): void {
  if (asked !== undefined && isSame(asked, question)) return;
  asked = question.text.trim() === '' ? undefined : question;
  if (asked === undefined) update({ answer: undefined });
  else sendQuestion();
}

export function subscribeSearch(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const getSearchSnapshot = (): SearchSnapshot => snapshot;
export const getServerSearchSnapshot = (): SearchSnapshot => START;

import { answerQuery } from '../model/answerQuery';
import { createSearchIndex } from '../model/createSearchIndex';
import type { SearchRequest, SearchResponse } from '../model/messages';
import { type PackedRecords, unpackRecords } from '../model/packRecords';
import { planShards, planTexts } from '../model/planShards';
import {
  MANIFEST_FILE,
  SEARCH_FORMAT_VERSION,
  type SearchManifest,
  type SectionTexts,
  type Shard,
} from '../model/types';

/** How long readers must pause, in ms, before other files are indexed, so that indexing never delays an answer. */
const PAUSE_MS = 800;
/** How many records are indexed in one task, about 20 ms on a laptop. A query waits for no more than that. */
const SLICE_LENGTH = 250;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export interface SearchEngineOptions {
  /** Fetches a file and parses it as JSON. */
  readonly load: (url: string) => Promise<unknown>;
  readonly post: (response: SearchResponse) => void;
}

/**
 * Creates the search engine, which loads records, indexes them, and answers queries. It runs in a
 * worker, so that neither indexing nor a slow query blocks typing.
 */
export function createSearchEngine({
  load,
  post,
}: SearchEngineOptions): (request: SearchRequest) => Promise<void> {
  const index = createSearchIndex();
  const loaded = new Set<string>();
  let isLoading = false;
  let isReady = false;
  let lastQueryAt = 0;

  async function waitForPause(): Promise<void> {
    while (Date.now() < lastQueryAt + PAUSE_MS) await wait(PAUSE_MS);
  }

  /** Calls `add` with a part of the items at a time, so that queries are answered in between. */
  async function addSlices<T>(items: readonly T[], add: (slice: readonly T[]) => void) {
    for (let start = 0; start < items.length; start += SLICE_LENGTH) {
      add(items.slice(start, start + SLICE_LENGTH));
      await wait(0);
      await waitForPause();
    }
  }

  async function loadShard(baseUrl: string, { name, file }: Shard): Promise<void> {
    if (loaded.has(name)) return;
    const records = unpackRecords((await load(`${baseUrl}${file}`)) as PackedRecords);
    loaded.add(name);
    // Nothing can be answered before the first files are indexed, so they aren't divided.
    if (isReady) await addSlices(records, index.add);
    else index.add(records);
  }

  async function loadTexts(baseUrl: string, { file }: Shard): Promise<void> {
    const texts = (await load(`${baseUrl}${file}`)) as SectionTexts;
    await addSlices(Object.entries(texts), (slice) => {
      index.addTexts(Object.fromEntries(slice));
    });
  }

  async function open(request: Extract<SearchRequest, { type: 'open' }>): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    try {
      const manifest = (await load(`${request.baseUrl}${MANIFEST_FILE}`)) as SearchManifest;
      if (manifest.version !== SEARCH_FORMAT_VERSION) {
        throw new Error('The search files have a different format.');
      }
      const { first, later } = planShards(manifest.shards, request.product);
      const loadOne = (shard: Shard): Promise<void> => loadShard(request.baseUrl, shard);
      const outcomes = await Promise.allSettled(first.map(loadOne));
      const isMissing = ({ status }: { status: string }): boolean => status === 'rejected';
      // If the reader is offline, only some files may be cached. Those are enough to answer queries.
      if (outcomes.every(isMissing)) throw new Error('No search records could be loaded.');
      isReady = true;
      lastQueryAt = Date.now();
      post({ type: 'ready' });
      let missing = outcomes.filter(isMissing).length;
      const addOne = async (shard: Shard, add: (shard: Shard) => Promise<void>): Promise<void> => {
        await waitForPause();
        try {
          await add(shard);
          post({ type: 'grown' });
        } catch {
          missing += 1;
        }
      };
      const [ownText, ...otherTexts] = planTexts(manifest.texts, request.product);
      const loadText = (shard: Shard): Promise<void> => loadTexts(request.baseUrl, shard);
      if (ownText !== undefined) await addOne(ownText, loadText);
      for (const shard of later) await addOne(shard, loadOne);
      for (const shard of otherTexts) await addOne(shard, loadText);
      if (missing > 0) throw new Error('Some search records could not be loaded.');
    } catch {
      // The reader is offline, the files are gone after a deploy, or they're blocked. The page offers a retry.
      post({ type: 'failed', isReady });
    } finally {
      isLoading = false;
    }
  }

  return async (request) => {
    if (request.type === 'open') {
      await open(request);
      return;
    }
    lastQueryAt = Date.now();
    post({ type: 'answer', id: request.id, answer: answerQuery(index, request) });
  };
}

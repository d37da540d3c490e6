import { answerQuestion } from '../model/answerQuestion';
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

/** Other products wait for a pause of this length, so that indexing them delays no answer; in ms. */
const PAUSE_MS = 800;

/** What the search needs of the world around it. */
export interface SearchEngineOptions {
  /** Fetches a file and parses it. */
  readonly load: (url: string) => Promise<unknown>;
  readonly post: (response: SearchResponse) => void;
}

/**
 * The search itself: loads records, indexes them, answers. It runs in a worker, so that neither
 * indexing nor a slow query holds up typing.
 */
export function createSearchEngine({
  load,
  post,
}: SearchEngineOptions): (request: SearchRequest) => Promise<void> {
  const index = createSearchIndex();
  const loaded = new Set<string>();
  let isLoading = false;
  let isReady = false;
  let lastAskedAt = 0;

  async function waitForPause(): Promise<void> {
    while (Date.now() < lastAskedAt + PAUSE_MS) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  async function loadShard(baseUrl: string, { name, file }: Shard): Promise<void> {
    if (loaded.has(name)) return;
    const content = (await load(`${baseUrl}${file}`)) as PackedRecords;
    index.add(unpackRecords(content));
    loaded.add(name);
  }

  async function loadTexts(baseUrl: string, { file }: Shard): Promise<void> {
    index.addTexts((await load(`${baseUrl}${file}`)) as SectionTexts);
  }

  async function open(request: Extract<SearchRequest, { type: 'open' }>): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    try {
      const manifest = (await load(`${request.baseUrl}${MANIFEST_FILE}`)) as SearchManifest;
      if (manifest.version !== SEARCH_FORMAT_VERSION) throw new Error('other format');
      const { first, later } = planShards(manifest.shards, request.product);
      const loadOne = (shard: Shard): Promise<void> => loadShard(request.baseUrl, shard);
      const outcomes = await Promise.allSettled(first.map(loadOne));
      const isMissing = ({ status }: { status: string }): boolean => status === 'rejected';
      // Without a connection some files are there and some are not: what is there answers.
      if (outcomes.every(isMissing)) throw new Error('no records');
      isReady = true;
      lastAskedAt = Date.now();
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
      if (missing > 0) throw new Error('not all records');
    } catch {
      // Offline, gone after a deploy, or blocked: the page offers to try again.
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
    lastAskedAt = Date.now();
    post({ type: 'answer', id: request.id, answer: answerQuestion(index, request) });
  };
}

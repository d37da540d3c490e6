import type { SearchRequest } from '../model/messages';
import { createSearchEngine } from './createSearchEngine';

/** The search engine, in a web worker. */
const handle = createSearchEngine({
  load: async (url) => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${String(response.status)}`);
    return response.json();
  },
  post: (response) => {
    self.postMessage(response);
  },
});

self.onmessage = ({ data }: MessageEvent<SearchRequest>) => {
  void handle(data);
};

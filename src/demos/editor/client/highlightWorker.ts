import { createLineHighlighter } from './createLineHighlighter';
import type { HighlightCode } from './createLineHighlighter';

/** A request to highlight code. The response has the same id. */
export interface HighlightRequest {
  readonly id: number;
  /** Name of the file, whose extension determines the language. */
  readonly file: string;
  readonly code: string;
}

const byFile = new Map<string, HighlightCode>();

self.addEventListener('message', ({ data }: MessageEvent<HighlightRequest>) => {
  const highlight = byFile.get(data.file) ?? createLineHighlighter(data.file);
  byFile.set(data.file, highlight);
  self.postMessage({ id: data.id, result: highlight(data.code) });
});

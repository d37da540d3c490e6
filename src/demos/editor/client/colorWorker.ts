import { createColorCode } from './colorLines';
import type { ColorCode } from './colorLines';

/** Code to color; the answer carries the same id. */
export interface ColorRequest {
  readonly id: number;
  /** Name of the file, whose ending says the language. */
  readonly file: string;
  readonly code: string;
}

const byFile = new Map<string, ColorCode>();

self.addEventListener('message', ({ data }: MessageEvent<ColorRequest>) => {
  const color = byFile.get(data.file) ?? createColorCode(data.file);
  byFile.set(data.file, color);
  self.postMessage({ id: data.id, result: color(data.code) });
});

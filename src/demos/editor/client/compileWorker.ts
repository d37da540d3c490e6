import { compileModule } from '../model/compileModule';

/** One file to compile; the answer carries the same id. */
export interface CompileRequest {
  readonly id: number;
  readonly file: string;
  readonly source: string;
}

self.addEventListener('message', ({ data }: MessageEvent<CompileRequest>) => {
  self.postMessage({ id: data.id, result: compileModule(data.file, data.source) });
});

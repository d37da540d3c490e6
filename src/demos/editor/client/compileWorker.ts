import { compileModule } from '../model/compileModule';

/** A request to compile a file. The response has the same id. */
export interface CompileRequest {
  readonly id: number;
  readonly file: string;
  readonly source: string;
}

self.addEventListener('message', ({ data }: MessageEvent<CompileRequest>) => {
  self.postMessage({ id: data.id, result: compileModule(data.file, data.source) });
});

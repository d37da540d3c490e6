import type { CompiledModule } from '../model/compileModule';
import { createWorkerClient } from './createWorkerClient';
import type { CompileRequest } from './compileWorker';

const request = createWorkerClient<Omit<CompileRequest, 'id'>, CompiledModule>(
  () => new Worker(new URL('./compileWorker.ts', import.meta.url)),
  (message) =>
    message === undefined
      ? Promise.reject(new Error("The compiler couldn't be loaded."))
      : { problem: { message } },
);

/** Compiles a file in a worker. Rejects when the worker's script can't be loaded. */
export function compile(file: string, source: string): Promise<CompiledModule> {
  return request({ file, source });
}

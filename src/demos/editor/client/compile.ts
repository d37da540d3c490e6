import type { CompiledModule } from '../model/compileModule';
import { createAsk } from './askWorker';
import type { CompileRequest } from './compileWorker';

const ask = createAsk<Omit<CompileRequest, 'id'>, CompiledModule>(
  () => new Worker(new URL('./compileWorker.ts', import.meta.url)),
  (message) =>
    message === undefined
      ? Promise.reject(new Error('The compiler could not be loaded.'))
      : { problem: { message } },
);

/** Compiles a file in a worker. Rejects when the worker's script cannot be had. */
export function compile(file: string, source: string): Promise<CompiledModule> {
  return ask({ file, source });
}

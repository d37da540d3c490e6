import type { CompiledModule } from '../model/compileModule';
import type { CompileRequest } from './compileWorker';

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, (result: CompiledModule) => void>();

/** Compiles a file in a worker, shared by all demos of the page and kept until the page goes. */
export function compile(file: string, source: string): Promise<CompiledModule> {
  worker ??= startWorker();
  lastId += 1;
  const request: CompileRequest = { id: lastId, file, source };
  const target = worker;
  return new Promise((resolve) => {
    waiting.set(request.id, resolve);
    target.postMessage(request);
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./compileWorker.ts', import.meta.url));
  started.addEventListener(
    'message',
    ({ data }: MessageEvent<{ id: number; result: CompiledModule }>) => {
      waiting.get(data.id)?.(data.result);
      waiting.delete(data.id);
    },
  );
  started.addEventListener('error', (event) => {
    event.preventDefault();
    const problem = { message: event.message || 'The compiler could not be loaded.' };
    for (const resolve of waiting.values()) resolve({ problem });
    waiting.clear();
    started.terminate();
    worker = undefined;
  });
  return started;
}

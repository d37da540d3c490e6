import os from 'node:os';
import { Piscina } from 'piscina';
import { shareState } from './shareState';

/** One core is left for the main thread. */
const MAX_THREADS = Math.max(1, os.availableParallelism() - 1);

/** Longer than it takes to compile a run of pages that have no code to color. */
const BUILD_IDLE_MS = 5_000;

const pool = (): Piscina =>
  shareState(
    'threads',
    () =>
      new Piscina({
        execArgv: ['--require', require.resolve('esbuild-register')],
        minThreads: 0,
        maxThreads: MAX_THREADS,
        // The dev server keeps idle threads between edits, because a new one takes most of a second to
        // load its libraries. A build frees their 400 MB when all code is colored.
        idleTimeout: process.env['NODE_ENV'] === 'development' ? Infinity : BUILD_IDLE_MS,
      }),
  );

/**
 * Calls a function from a TypeScript file in a worker thread. This takes load off the main thread,
 * which compiles all pages and is the bottleneck of a build.
 *
 * @param file absolute path
 * @param name of the exported function
 * @param task the argument; it and the result are copied with the structured clone algorithm
 * @throws Error when the function throws
 */
export async function runInThread<Result>(
  file: string,
  name: string,
  task: unknown,
): Promise<Result> {
  return (await pool().run(task, { filename: file, name })) as Result;
}

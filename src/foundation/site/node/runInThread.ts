import os from 'node:os';
import { Piscina } from 'piscina';
import { shareState } from './shareState';

/** Another core is busy with the thread that asks. */
const MAX_THREADS = Math.max(1, os.availableParallelism() - 1);

/** Longer than pages without code take. */
const BUILD_IDLE_MS = 5_000;

const pool = (): Piscina =>
  shareState(
    'threads',
    () =>
      new Piscina({
        execArgv: ['--require', require.resolve('esbuild-register')],
        minThreads: 0,
        maxThreads: MAX_THREADS,
        // A dev server keeps it between two edits: a new one would load its libraries again, most of a
        // second. In a build, its 400 MB are free when all code is colored.
        idleTimeout: process.env['NODE_ENV'] === 'development' ? Infinity : BUILD_IDLE_MS,
      }),
  );

/**
 * Calls a function of a TypeScript file in another thread: the thread of a build, which
 * compiles all pages, is what a build waits for.
 *
 * @param file absolute
 * @param name of the function, which the file exports
 * @param task what the function gets; it and the result are copied (structured clone)
 * @throws Error what the function throws
 */
export async function runInThread<Result>(
  file: string,
  name: string,
  task: unknown,
): Promise<Result> {
  return (await pool().run(task, { filename: file, name })) as Result;
}

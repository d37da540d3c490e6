import path from 'node:path';
import { bundleScript } from '../../../foundation/site/node/bundleScript';

/** `keep`: the worker that caches pages. `remove`: the one that unregisters itself and deletes all caches. */
export type WorkerKind = 'keep' | 'remove';

const ENTRIES: Readonly<Record<WorkerKind, string>> = {
  keep: 'worker.ts',
  remove: 'removal.ts',
};

/** The same browsers as in package.json's `browserslist`. */
const BROWSERS = ['chrome111', 'edge111', 'firefox115', 'safari16.4'];

/** Bundles a worker into one script without imports. The output is deterministic. */
export function bundleWorker(kind: WorkerKind): string {
  return bundleScript(path.resolve(__dirname, '../client/worker', ENTRIES[kind]), BROWSERS);
}

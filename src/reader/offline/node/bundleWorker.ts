import path from 'node:path';
import { bundleScript } from '../../../foundation/site/node/bundleScript';

/** A worker's own code: keep pages, or end itself and everything that was kept. */
export type WorkerKind = 'keep' | 'remove';

const ENTRIES: Readonly<Record<WorkerKind, string>> = {
  keep: 'worker.ts',
  remove: 'removal.ts',
};

/** As package.json's browserslist. */
const BROWSERS = ['chrome111', 'edge111', 'firefox115', 'safari16.4'];

/** A worker's code as one script without imports. Equal sources give an equal text. */
export function bundleWorker(kind: WorkerKind): string {
  return bundleScript(path.resolve(__dirname, '../client/worker', ENTRIES[kind]), BROWSERS);
}

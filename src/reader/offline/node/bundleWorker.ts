import path from 'node:path';
import { build } from 'esbuild';

/** A worker's own code: keep pages, or end itself and everything that was kept. */
export type WorkerKind = 'keep' | 'remove';

const ENTRIES: Readonly<Record<WorkerKind, string>> = {
  keep: 'worker.ts',
  remove: 'removal.ts',
};

/** A worker's code as one script without imports. Equal sources give an equal text. */
export async function bundleWorker(kind: WorkerKind): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(__dirname, '../client/worker', ENTRIES[kind])],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    // As package.json's browserslist.
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
    charset: 'utf8',
    legalComments: 'none',
  });
  const [file] = outputFiles;
  if (file === undefined) {
    throw new Error(
      `src/reader/offline/client/worker/${ENTRIES[kind]}:1: esbuild made no script of it.`,
    );
  }
  return file.text;
}

import path from 'node:path';
import { build } from 'esbuild';

/** What `/sw.js` does: keep pages, or end itself and everything that was kept. */
export type WorkerKind = 'keep' | 'remove';

const ENTRIES: Readonly<Record<WorkerKind, string>> = {
  keep: 'worker.ts',
  remove: 'removal.ts',
};

/** The text of `/sw.js`: one script without imports. Equal input gives an equal text. */
export async function buildWorker(kind: WorkerKind, release: object): Promise<string> {
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
    define: { SITE_RELEASE: JSON.stringify(release) },
  });
  const [file] = outputFiles;
  if (file === undefined) {
    throw new Error(`src/offline/client/worker/${ENTRIES[kind]}:1: esbuild made no script of it.`);
  }
  return file.text;
}

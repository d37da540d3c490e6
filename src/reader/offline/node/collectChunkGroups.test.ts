import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getCurrentBundler } from '@docusaurus/bundler';
import { listReachableFiles } from '../model/chunkClosure';
import { ChunkGroupCollector, readChunkGroups } from './collectChunkGroups';

const FAST = { rspackBundler: true, swcJsMinimizer: true, lightningCssMinimizer: true };

/** What isn't used, the bundler would drop, and with it what only that imports. */
const SOURCES = {
  'package.json': '{"sideEffects":true}',
  'index.js':
    'self.onclick = async () => (await import("./page.js")).start(); import("./other.js");',
  'page.js': 'export const start = async () => (await import("./dialog.js")).default();',
  'other.js': 'console.log(1);',
  'dialog.js':
    'import { shared } from "./shared.js"; import { ask } from "./ask.js"; export default () => ask(() => new Worker(new URL("./worker.js", import.meta.url)), shared);',
  'ask.js': 'export const ask = (make, text) => make().postMessage(text);',
  'worker.js':
    'import { shared } from "./shared.js"; self.onmessage = async () => self.postMessage((await import("./lazy.js")).lazy + shared);',
  'lazy.js': 'export const lazy = 1;',
  'shared.js': `export const shared = ${JSON.stringify('s'.repeat(4000))};`,
};

let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chunk-groups-'));
  for (const [file, text] of Object.entries(SOURCES)) {
    fs.writeFileSync(path.join(folder, file), text);
  }
});
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

/** Builds the sources, and returns which of them a request can load, recognized by their content. */
async function reach(request: string, concatenateModules: boolean): Promise<string[]> {
  const bundler = await getCurrentBundler({
    siteConfig: { future: { faster: FAST } },
  } as unknown as Parameters<typeof getCurrentBundler>[0]);
  const kept = path.join(folder, 'chunk-groups.json');
  const compiler = bundler.instance({
    mode: 'production',
    context: folder,
    entry: './index.js',
    output: {
      path: path.join(folder, 'dist'),
      chunkFilename: '[id].[contenthash:8].js',
      clean: true,
    },
    optimization: {
      concatenateModules,
      minimize: false,
      splitChunks: { chunks: 'all', minSize: 1000 },
    },
    plugins: [new ChunkGroupCollector(kept) as never],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors() === true) reject(error ?? new Error(stats?.toString()));
      else compiler.close(() => resolve());
    });
  });
  const groups = readChunkGroups(kept);
  const start = groups.flatMap(({ requests }, at) => (requests.includes(request) ? [at] : []));
  const code = listReachableFiles(groups, start, () => true).map((file) =>
    fs.readFileSync(path.join(folder, 'dist', file), 'utf8'),
  );
  const parts = { dialog: 'new Worker', worker: 'onmessage', lazy: 'lazy = 1', shared: 'ssss' };
  return Object.entries(parts).flatMap(([name, text]) =>
    code.some((one) => one.includes(text)) ? [name] : [],
  );
}

test.each([true, false])(
  'a page can load the worker that it starts, and what the worker loads (concatenateModules: %s)',
  async (concatenateModules) => {
    const all = ['dialog', 'worker', 'lazy', 'shared'];
    expect(await reach('./dialog.js', concatenateModules)).toEqual(all);
    expect(await reach('./page.js', concatenateModules)).toEqual(all);
    expect(await reach('./other.js', concatenateModules)).toEqual([]);
  },
  60_000,
);

import fs from 'node:fs';
import type { ChunkGroup } from '../model/chunkClosure';

/** The bundler's chunk group, as far as it's used here. Its types aren't exported. */
interface BundlerGroup {
  readonly name?: string | null;
  readonly origins: readonly { readonly request?: string | null }[];
  readonly childrenIterable: Iterable<BundlerGroup>;
  readonly chunks: readonly BundlerChunk[];
  getFiles(): readonly string[];
  getParents(): readonly BundlerGroup[];
  readonly index?: number | null;
}

interface BundlerChunk {
  readonly groupsIterable: Iterable<BundlerGroup>;
}

interface BundlerCompiler {
  readonly hooks: {
    readonly afterEmit: {
      tap(name: string, action: (compilation: BundlerCompilation) => void): void;
    };
  };
}

interface BundlerCompilation {
  readonly chunkGroups: readonly BundlerGroup[];
  readonly chunkGraph: {
    getChunkEntryModulesIterable(chunk: BundlerChunk): Iterable<object>;
    getModuleChunksIterable(module: object): Iterable<BundlerChunk>;
  };
  readonly moduleGraph: {
    getIncomingConnections(module: object): Iterable<{ readonly originModule?: object | null }>;
  };
}

/**
 * A bundler plugin that writes all chunk groups to a file after they're emitted. They say which files
 * the code of a page can load. It's a file, because a later process renders the pages (`buildLocale`).
 */
export class ChunkGroupCollector {
  constructor(private readonly file: string) {}

  apply(compiler: BundlerCompiler): void {
    compiler.hooks.afterEmit.tap('site-offline', (compilation) => {
      const all = [...compilation.chunkGroups];
      const indexes = new Map(all.map((group, index) => [keyOf(group), index]));
      const workers = findWorkers(all, compilation);
      const groups = all.map((group): ChunkGroup => ({
        name: group.name ?? undefined,
        requests: group.origins.flatMap(({ request }) => (request == null ? [] : [request])),
        files: [...group.getFiles()].filter((file) => /\.(?:js|css)$/u.test(file)),
        children: [...group.childrenIterable, ...(workers.get(keyOf(group)) ?? [])].flatMap(
          (child) => indexes.get(keyOf(child)) ?? [],
        ),
      }));
      fs.writeFileSync(this.file, JSON.stringify(groups));
    });
  }
}

/** Reads the chunk groups that `ChunkGroupCollector` has written. */
export function readChunkGroups(file: string): readonly ChunkGroup[] {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as readonly ChunkGroup[];
}

/**
 * Returns the web workers that the code of each group starts, by the group's key. `new Worker(new
 * URL(…))` creates a group without requests and parents, so only the module graph shows what starts
 * it.
 */
function findWorkers(
  groups: readonly BundlerGroup[],
  { chunkGraph, moduleGraph }: BundlerCompilation,
): Map<string, BundlerGroup[]> {
  const workers = new Map<string, BundlerGroup[]>();
  for (const worker of groups) {
    if (worker.getParents().length > 0) continue;
    if (worker.origins.some(({ request }) => request != null)) continue;
    const starters = worker.chunks
      .flatMap((chunk) => [...chunkGraph.getChunkEntryModulesIterable(chunk)])
      .flatMap((entry) => [...moduleGraph.getIncomingConnections(entry)])
      .flatMap(({ originModule }) =>
        originModule == null ? [] : [...chunkGraph.getModuleChunksIterable(originModule)],
      )
      .flatMap((chunk) => [...chunk.groupsIterable]);
    for (const key of new Set(starters.map(keyOf))) {
      workers.set(key, [...(workers.get(key) ?? []), worker]);
    }
  }
  return workers;
}

/** Returns a key for a group, because Rspack returns a new object for the same group each time. */
function keyOf(group: BundlerGroup): string {
  return `${String(group.index)} ${group.name ?? ''} ${group.getFiles().join(' ')}`;
}

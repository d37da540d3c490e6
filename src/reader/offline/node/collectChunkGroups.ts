import type { ChunkGroup } from '../model/chunkClosure';

/** The bundler's own form of a group of chunks; its types are not exported. */
interface BundlerGroup {
  readonly name?: string | null;
  readonly origins: readonly { readonly request?: string | null }[];
  readonly childrenIterable: Iterable<BundlerGroup>;
  readonly chunks: readonly object[];
  getFiles(): readonly string[];
  readonly index?: number | null;
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
}

/** Which files the code of each page can come to load: read from the bundler when it has written them. */
export class ChunkGroupCollector {
  groups: readonly ChunkGroup[] = [];

  apply(compiler: BundlerCompiler): void {
    compiler.hooks.afterEmit.tap('site-offline', ({ chunkGroups }) => {
      const all = [...chunkGroups];
      const keys = new Map(all.map((group, place) => [keyOf(group), place]));
      this.groups = all.map((group) => ({
        name: group.name ?? undefined,
        requests: group.origins.flatMap(({ request }) => (request == null ? [] : [request])),
        files: [...group.getFiles()].filter((file) => /\.(?:js|css)$/u.test(file)),
        children: [...group.childrenIterable].flatMap((child) => keys.get(keyOf(child)) ?? []),
      }));
    });
  }
}

/** The bundler hands out a new object for the same group each time; its index is its name. */
function keyOf(group: BundlerGroup): string {
  return `${String(group.index)} ${group.name ?? ''} ${group.getFiles().join(' ')}`;
}

import { formatHashes, splitRuntime } from '../model/chunkHashes';
import { planCarriers } from '../model/planCarriers';

const NAME = 'site-move-chunk-hashes';
/** The script with the bundler's runtime, which all pages load. */
const RUNTIME = /(?:^|\/)runtime~main\.[\da-f]{8}\.js$/u;

// The parts of the bundler's API that this plugin uses. Docusaurus doesn't export its types.

interface BundlerGroup {
  readonly index?: number | null;
  readonly name?: string | null;
  readonly chunks: readonly BundlerChunk[];
  readonly childrenIterable: Iterable<BundlerGroup>;
  isInitial(): boolean;
  getFiles(): readonly string[];
}

interface BundlerChunk {
  readonly id?: string | number | null;
  readonly files: Iterable<string>;
}

interface BundlerSource {
  source(): string | Buffer;
}

interface BundlerCompilation {
  readonly chunkGroups: readonly BundlerGroup[];
  readonly hooks: {
    readonly processAssets: {
      tap(options: { name: string; stage: number }, action: (assets: object) => void): void;
    };
  };
  getAssets(): readonly { readonly name: string; readonly source: BundlerSource }[];
  updateAsset(name: string, source: unknown): void;
}

interface BundlerCompiler {
  readonly rspack?: Sources;
  readonly webpack: Sources;
  readonly hooks: {
    readonly thisCompilation: {
      tap(name: string, action: (compilation: BundlerCompilation) => void): void;
    };
  };
}

interface Sources {
  readonly sources: { readonly RawSource: new (text: string) => unknown };
  readonly Compilation: { readonly PROCESS_ASSETS_STAGE_SUMMARIZE: number };
}

const filterScripts = (files: Iterable<string>): string[] =>
  [...files].filter((file) => file.endsWith('.js'));

/** Returns a key of a group. Rspack returns a new object for the same group each time. */
const toKey = (group: BundlerGroup): string =>
  `${String(group.index)} ${group.name ?? ''} ${group.getFiles().join(' ')}`;

/**
 * Bundler plugin: moves the hashes in the names of scripts from the runtime to the scripts that request
 * them. The runtime has the hashes of all scripts of the site and every page loads it: 39 kB compressed
 * for 5,800 scripts. The hash of a page's script moves to the page's shard of the route table, and the
 * hash of a demo's script to its page. Afterward, the bundler computes the final hashes
 * (`optimization.realContentHash`).
 */
export class MoveChunkHashes {
  apply(compiler: BundlerCompiler): void {
    const { sources, Compilation } = compiler.rspack ?? compiler.webpack;
    // Scripts are minified before this stage, and their hashes are computed after it.
    const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        for (const [file, text] of moveHashes(compilation)) {
          compilation.updateAsset(file, new sources.RawSource(text));
        }
      });
    });
  }
}

/** Returns the new code of each script that changes. */
function moveHashes(compilation: BundlerCompilation): Map<string, string> {
  const assets = new Map(compilation.getAssets().map(({ name, source }) => [name, source]));
  const read = (file: string): string => String(assets.get(file)?.source() ?? '');
  const runtime = [...assets.keys()].find((file) => RUNTIME.test(file));
  if (runtime === undefined) {
    throw new Error(
      "src/shell/route-table/node/moveChunkHashes.ts:6: the build has no script runtime~main, so its chunk hashes can't be moved. Compare RUNTIME with the file names in assets/js, and update it.",
    );
  }
  const groups = [...compilation.chunkGroups];
  const indexes = new Map(groups.map((group, index) => [toKey(group), index]));
  const ids = new Map<string, string>();
  for (const { chunks } of groups) {
    for (const { id, files } of chunks) {
      for (const file of filterScripts(files)) ids.set(file, String(id));
    }
  }
  const plan = planCarriers(
    groups.map((group) => ({
      files: filterScripts(group.getFiles()),
      children: [...group.childrenIterable].flatMap((child) => indexes.get(toKey(child)) ?? []),
      isInitial: group.isInitial(),
    })),
  );
  const { hashes, withHashes } = splitRuntime(read(runtime));
  const remaining = { ...hashes };
  const moved = new Map<string, Record<string, string>>();
  for (const [file, carriers] of plan) {
    const id = ids.get(file);
    const hash = id === undefined ? undefined : hashes[id];
    if (id === undefined || hash === undefined) continue;
    Reflect.deleteProperty(remaining, id);
    for (const carrier of carriers) moved.set(carrier, { ...moved.get(carrier), [id]: hash });
  }
  const changed = new Map([[runtime, withHashes(remaining)]]);
  for (const [carrier, added] of moved) {
    // At the end, because the script begins with "use strict". Its modules only run later.
    changed.set(carrier, read(carrier).replace(/;?$/u, ';') + formatHashes(added));
  }
  return changed;
}

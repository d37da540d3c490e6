import { planCarriers } from '../model/planCarriers';
import { formatHashes, splitRuntime } from '../model/scriptTable';

const NAME = 'site-carry-names';
/** The bundler's runtime of all pages. */
const RUNTIME = /(?:^|\/)runtime~main\.[\da-f]{8}\.js$/u;

/** The bundler's own forms; its types are not exported. */
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

const scriptsOf = (files: Iterable<string>): string[] =>
  [...files].filter((file) => file.endsWith('.js'));

/** The bundler hands out a new object for the same group each time; its index is its name. */
const keyOf = (group: BundlerGroup): string =>
  `${String(group.index)} ${group.name ?? ''} ${group.getFiles().join(' ')}`;

/**
 * The bundler puts the names of all scripts of the site into its runtime, which every page loads:
 * 39 kB compressed for 5,800 scripts. This moves each into the scripts that ask for it: a page's
 * into its shard of the table of routes, a demo's into its page. The bundler makes the hashes in
 * all names anew after this (`optimization.realContentHash`).
 */
export class CarryNames {
  apply(compiler: BundlerCompiler): void {
    const { sources, Compilation } = compiler.rspack ?? compiler.webpack;
    // Scripts are minified before this stage, and named by their content after it.
    const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        for (const [file, text] of carryNames(compilation)) {
          compilation.updateAsset(file, new sources.RawSource(text));
        }
      });
    });
  }
}

/** The new text of each script that changes. */
function carryNames(compilation: BundlerCompilation): Map<string, string> {
  const assets = new Map(compilation.getAssets().map(({ name, source }) => [name, source]));
  const read = (file: string): string => String(assets.get(file)?.source() ?? '');
  const runtime = [...assets.keys()].find((file) => RUNTIME.test(file));
  if (runtime === undefined) {
    throw new Error(
      'src/shell/route-table/node/carryNames.ts:6: the build has no script runtime~main, whose table of chunks is taken apart. Compare the names in assets/js and adapt RUNTIME.',
    );
  }
  const all = [...compilation.chunkGroups];
  const places = new Map(all.map((group, place) => [keyOf(group), place]));
  const ids = new Map<string, string>();
  for (const { chunks } of all) {
    for (const { id, files } of chunks) {
      for (const file of scriptsOf(files)) ids.set(file, String(id));
    }
  }
  const plan = planCarriers(
    all.map((group) => ({
      files: scriptsOf(group.getFiles()),
      children: [...group.childrenIterable].flatMap((child) => places.get(keyOf(child)) ?? []),
      isInitial: group.isInitial(),
    })),
  );
  const { hashes, withHashes } = splitRuntime(read(runtime));
  const rest = { ...hashes };
  const carried = new Map<string, Record<string, string>>();
  for (const [file, carriers] of plan) {
    const id = ids.get(file);
    const hash = id === undefined ? undefined : hashes[id];
    if (id === undefined || hash === undefined) continue;
    Reflect.deleteProperty(rest, id);
    for (const carrier of carriers) carried.set(carrier, { ...carried.get(carrier), [id]: hash });
  }
  const changed = new Map([[runtime, withHashes(rest)]]);
  for (const [carrier, names] of carried) {
    // Behind its code, whose first statement says that it is strict; nothing of it has run by then.
    changed.set(carrier, read(carrier).replace(/;?$/u, ';') + formatHashes(names));
  }
  return changed;
}

import type { CurrentBundler } from '@docusaurus/types';
import type { REPLACED_INTERNALS } from './replacedInternals';

/** A path in `node_modules` from the list of replaced internals. */
export type ReplacedOriginal = (typeof REPLACED_INTERNALS)[number]['original'];

/** A module of a package, and the file that replaces it. */
export interface Replacement {
  /** The module, or the one that generates it. Its entry in the list says why it's replaced. */
  readonly original: ReplacedOriginal;
  /** Matches the folders of importing modules. Without it, the module is replaced for all importers. */
  readonly owner?: RegExp;
  /** Matches the import specifier, such as `./preload`. */
  readonly request: RegExp;
  /** The replacement, as an absolute path. */
  readonly file: string;
}

interface Resource {
  readonly context: string;
  request: string;
}

interface BundlerModule {
  nameForCondition?(): string | null | undefined;
}

/** The parts of the bundler's API that are used here. Docusaurus doesn't export their types. */
interface BundlerCompilation {
  readonly errors: { push(error: Error): unknown };
  readonly hooks: {
    readonly finishModules: {
      tap(name: string, action: (modules: Iterable<BundlerModule>) => void): void;
    };
  };
}

interface BundlerCompiler {
  readonly options: { readonly mode?: string };
  readonly hooks: {
    readonly thisCompilation: {
      tap(name: string, action: (compilation: BundlerCompilation) => void): void;
    };
  };
}

const NAME = 'site-replace-module';

/**
 * Creates a bundler plugin that replaces a module that a package imports internally. A production
 * build fails if nothing imports that module, because then upstream has changed and our replacement
 * has no effect.
 */
export function replaceModule(
  { instance: { NormalModuleReplacementPlugin } }: CurrentBundler,
  replacement: Replacement,
): { apply(compiler: BundlerCompiler): void } {
  const { owner, request, file } = replacement;
  return {
    apply(compiler) {
      let hits = 0;
      const plugin = new NormalModuleReplacementPlugin(request, (resource: Resource) => {
        if (owner?.test(resource.context) === false) return;
        hits += 1;
        resource.request = file;
      });
      plugin.apply(compiler as never);
      if (compiler.options.mode !== 'production') return;
      compiler.hooks.thisCompilation.tap(NAME, ({ errors, hooks }) => {
        hooks.finishModules.tap(NAME, (modules) => {
          // Modules from the bundler's cache aren't requested again.
          const isUsed = hits > 0 || [...modules].some((one) => one.nameForCondition?.() === file);
          if (!isUsed) errors.push(new Error(describe(replacement)));
        });
      });
    },
  };
}

function describe({ original, owner, request, file }: Replacement): string {
  const from = owner === undefined ? '' : ` from ${owner.source}`;
  return `src/plugins/replacedInternals.ts:1: nothing imports ${request.source}${from}, so ${file} isn't in the site. It replaces ${original}. Look there for the new name, update the call of replaceModule in src/plugins, and compare both files. If our file is no longer needed (see "until" in its entry), remove both.`;
}

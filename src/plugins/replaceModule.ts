import type { CurrentBundler } from '@docusaurus/types';
import type { REPLACED_INTERNALS } from './replacedInternals';

/** A file of the list, below `node_modules`. */
export type ReplacedOriginal = (typeof REPLACED_INTERNALS)[number]['original'];

/** A module of a package, and the file that takes its place. */
export interface Replacement {
  /** The module, or the one that writes it; its entry says why it's replaced. */
  readonly original: ReplacedOriginal;
  /** Folder of the modules that ask for it; others get what they ask for. Without it, all do. */
  readonly owner?: RegExp;
  /** As they ask for it: `./preload`. */
  readonly request: RegExp;
  /** The file in its place, as an absolute path. */
  readonly file: string;
}

interface Resource {
  readonly context: string;
  request: string;
}

interface BundlerModule {
  nameForCondition?(): string | null | undefined;
}

/** The bundler's own forms; its types are not exported. */
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
 * Puts a file of ours in the place of one that a package asks for within itself. A production
 * build in which nobody asks for it fails: upstream would have changed, and the site would be
 * built without our file.
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
          // Modules from the bundler's cache come without a request.
          const isUsed = hits > 0 || [...modules].some((one) => one.nameForCondition?.() === file);
          if (!isUsed) errors.push(new Error(describe(replacement)));
        });
      });
    },
  };
}

function describe({ original, owner, request, file }: Replacement): string {
  const from = owner === undefined ? '' : ` from ${owner.source}`;
  return `src/plugins/replacedInternals.ts:1: nothing requests ${request.source}${from}, so ${file} isn't in the site. Its original is ${original}: look there for what took its name, adapt the call of replaceModule in src/plugins that names it, and compare both files. If upstream no longer needs our file (see "until" of its entry), remove both.`;
}

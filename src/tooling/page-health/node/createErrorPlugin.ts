import path from 'node:path';
import { describeBuildError } from '../model/describeBuildError';

/** What is used of the bundler's error, whose type it shares with webpack. */
interface BuildError {
  readonly name: string;
  /** Of the loader, with its stack. */
  readonly error?: { readonly message: string } | undefined;
  readonly module?: { readonly resource?: string } | null | undefined;
}

interface Compilation {
  errors: unknown[];
}

interface Compiler {
  readonly hooks: {
    readonly afterCompile: { tap(name: string, run: (compilation: Compilation) => void): void };
  };
}

const NAME = 'site-page-health';

function rewrite(error: BuildError, siteFolder: string): unknown {
  const { module } = error;
  const resource = module?.resource;
  if (error.name !== 'ModuleBuildError' || error.error === undefined || resource === undefined) {
    return error;
  }
  const message = describeBuildError(error.error.message, resource, siteFolder);
  // The module stays, by which the overlay and the terminal head their messages.
  return Object.assign(new Error(message), { name: '', stack: '', hideStack: true, module });
}

/**
 * Puts the writer's message in the place of a loader's error, before overlay and terminal show it:
 * Docusaurus' MDX loader and the bundler add a stack and absolute paths.
 */
export function createErrorPlugin(siteDir: string): { apply: (compiler: Compiler) => void } {
  const siteFolder = siteDir + path.sep;
  return {
    apply(compiler) {
      compiler.hooks.afterCompile.tap(NAME, (compilation) => {
        const errors = [...compilation.errors] as BuildError[];
        if (errors.length === 0) return;
        compilation.errors = errors.map((error) => rewrite(error, siteFolder));
      });
    },
  };
}

import path from 'node:path';
import { describeBuildError } from '../model/describeBuildError';

/** The parts that we use of the bundler's error, which webpack and Rspack have in common. */
interface BuildError {
  readonly name: string;
  /** The loader's error. Its message contains the stack. */
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
  // The overlay and the terminal print the module above the message.
  return Object.assign(new Error(message), { name: '', stack: '', hideStack: true, module });
}

/**
 * Returns a bundler plugin that replaces a loader's error with a message for writers, before the
 * overlay and the terminal show it. Docusaurus' MDX loader and the bundler add a stack and absolute
 * paths.
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

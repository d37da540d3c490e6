import path from 'node:path';

/** A loader and its options, for `use` in a bundler rule. */
export interface LoaderUse {
  readonly loader: string;
  /**
   * The loader's name in the IDs of modules. Without it, the bundler uses the position of the rule,
   * which depends on the plugins of a language, so that languages wouldn't share scripts.
   */
  readonly ident: string;
  readonly options: object;
}

/**
 * Returns a rule's `use` entry for a loader that's a function and not a file.
 *
 * The bundler passes options by reference, functions included. So the loader is the same module
 * instance that plugins import, and shares their caches. It's also loaded early: once Docusaurus has
 * started to `import()` the Markdown parsers, Node can't `require` an ES module while it's being
 * imported.
 *
 * @param run the loader, a function with a unique name; `this` is the loader context, whose `getOptions()` returns the options
 * @param options for the loader; a function `pitch` is called before the loaders after this one,
 *   which are skipped if it returns something
 * @see https://rspack.rs/api/loader-api/pitching-loader
 */
export function createLoaderUse<Context, Args extends unknown[]>(
  run: (this: Context, ...args: Args) => unknown,
  options: object,
): LoaderUse {
  return {
    loader: path.join(__dirname, 'loader.cjs'),
    ident: `site-${run.name}`,
    options: { run, ...options },
  };
}

import path from 'node:path';

/** A loader with its options, as the bundler's `use` takes it. */
export interface LoaderUse {
  readonly loader: string;
  readonly options: object;
}

/**
 * A loader that is a function of ours, as one in the bundler's configuration.
 *
 * The bundler hands options over as they are, functions too. So a loader is the same module as where
 * plugins import it, with the same caches, and is read when the configuration is: once Docusaurus has
 * begun to `import()` the parsers of pages, Node cannot `require` an ES module that is being imported
 * at that moment.
 *
 * @param run the loader: `this` is the bundler's loader context, and `getOptions()` gives the options
 */
export function callLoader<Context, Args extends unknown[]>(
  run: (this: Context, ...args: Args) => unknown,
  options: object,
): LoaderUse {
  return { loader: path.join(__dirname, 'loader.cjs'), options: { run, ...options } };
}

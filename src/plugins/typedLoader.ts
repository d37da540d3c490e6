import { createRequire } from 'node:module';
import path from 'node:path';

const FILE = path.join(__dirname, 'loader.cjs');

/** A loader with its options, as the bundler's `use` takes it. */
export interface LoaderUse {
  readonly loader: string;
  readonly options: object;
}

/**
 * A loader written in TypeScript: an exported function of a module, by its path below `src`.
 *
 * Call it while the configuration is read, outside of the plugin's function: the module is loaded
 * there and then. Later Docusaurus has begun to `import()` the parsers of pages, and Node cannot
 * `require` an ES module that is being imported at that moment: a build in a few thousand stopped
 * with "Cannot read properties of undefined (reading 'getStatus')".
 */
export function typedLoader(module: string, name: string): (options: object) => LoaderUse {
  const { load } = createRequire(FILE)(FILE) as { load: (module: string) => object };
  if (!(name in load(module))) {
    throw new Error(
      `src/${module}: no function "${name}" is exported, which a plugin takes for its loader. ` +
        'Give typedLoader the name of an export of that file.',
    );
  }
  return (options) => ({ loader: FILE, options: { module, name, ...options } });
}

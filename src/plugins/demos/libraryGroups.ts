import type { ListedDemo } from '../../demos/demos/node/listDemos';

/**
 * The share of a library's demos that must use a module for it to be in the script that all of them
 * load. Modules used by two in five Material UI demos come to about 50 kB, the library's basics. With
 * one in five, it would be 228 kB, because that includes what every grid and picker needs, and a page
 * with a button would load all of it.
 */
const BASIC = { material: 0.44, joy: 0.2 };

/** In bytes. Smaller groups of shared modules are duplicated in each demo's script. */
const MIN_SHARED = 10_000;

/**
 * Returns the cache groups that split the libraries used by demos. Docusaurus moves a module that many
 * chunks share into `common`, which every page loads. Because of the demos, that would include MUI, so
 * its packages have separate groups with a higher priority.
 *
 * Each demo is a chunk, and the bundler splits shared modules by the set of chunks that share them.
 * When small ones were left in each chunk, a page of twelve demos loaded Joy UI's `Card` twelve times.
 */
export function createLibraryGroups(demos: readonly Pick<ListedDemo, 'theme'>[]) {
  const basic = (name: 'material' | 'joy') => ({
    name,
    test: new RegExp(String.raw`[\\/]node_modules[\\/]@mui[\\/]${name}[\\/]`),
    chunks: 'async' as const,
    minChunks: Math.max(
      2,
      Math.round(demos.filter(({ theme }) => theme === name).length * BASIC[name]),
    ),
    enforce: true,
    priority: 65,
  });
  return {
    muiBase: {
      name: 'mui-base',
      test: /[\\/]node_modules[\\/](@emotion|stylis|@mui[\\/](system|utils|styled-engine|private-theming|material[\\/](esm[\\/])?(styles|utils|colors))|react-transition-group|prop-types|react-is)[\\/]/,
      chunks: 'async' as const,
      enforce: true,
      priority: 70,
    },
    material: basic('material'),
    joy: basic('joy'),
    muiParts: {
      test: /[\\/]node_modules[\\/](@mui|@toolpad|@popperjs|dayjs)[\\/]/,
      chunks: 'async' as const,
      minChunks: 2,
      minSize: MIN_SHARED,
      priority: 60,
      reuseExistingChunk: true,
    },
  };
}

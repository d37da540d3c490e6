import type { ListedDemo } from '../../demos/demos/node/listDemos';

/**
 * Shares of a library's demos above which a module is in the one script that all of them load. What
 * two of five demos of Material UI need are some 50 kB, its basic parts. What one of five needs are
 * 228 kB, because every grid and picker needs them: a page with a button would load those.
 */
const BASIC = { material: 0.44, joy: 0.2 };

/** Of modules that some demos share and others don't, in bytes: smaller ones are in each demo's script. */
const MIN_SHARED = 10_000;

/**
 * Which scripts the libraries of demos are in. Docusaurus moves a module that many chunks share to
 * `common`, which every page loads. Demos would push MUI there, so its packages have groups of
 * their own with more priority.
 *
 * Each demo is a chunk, and the bundler divides what several demos share by who shares it: with
 * small parts left in each, a page of twelve demos loaded Joy UI's `Card` twelve times.
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

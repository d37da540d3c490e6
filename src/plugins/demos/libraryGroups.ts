/**
 * Docusaurus moves a module that many chunks share to `common`, which every page loads. Demo
 * chunks would push MUI there, so its packages have groups of their own with more priority.
 */
export const LIBRARY_GROUPS = {
  muiBase: {
    name: 'mui-base',
    test: /[\\/]node_modules[\\/](@emotion|stylis|@mui[\\/](system|utils|styled-engine|private-theming|material[\\/](esm[\\/])?(styles|utils|colors))|react-transition-group|prop-types|react-is)[\\/]/,
    chunks: 'async' as const,
    enforce: true,
    priority: 70,
  },
  muiParts: {
    test: /[\\/]node_modules[\\/](@mui|@toolpad|@popperjs|dayjs)[\\/]/,
    chunks: 'async' as const,
    minChunks: 2,
    minSize: 20_000,
    priority: 60,
    reuseExistingChunk: true,
  },
};

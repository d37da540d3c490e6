import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { REPOSITORY_URL } from '../../site/config/site';

/** Wires the `?demo` loader and keeps the library's code out of the chunk of every page. */
export default function demosPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'site-demos',
    configureWebpack: (_config, isServer, { currentBundler }) => ({
      module: {
        rules: [
          {
            resourceQuery: /^\?demo$/,
            enforce: 'pre',
            use: [
              {
                loader: path.join(siteDir, 'src/plugins/demos/loader.cjs'),
                options: { isServer, siteDir, repositoryUrl: REPOSITORY_URL },
              },
            ],
          },
        ],
      },
      plugins: [
        new currentBundler.instance.DefinePlugin({
          'process.env.MUI_X_LICENSE_KEY': JSON.stringify(process.env['MUI_X_LICENSE_KEY'] ?? ''),
          'process.env.MUI_X_TELEMETRY_DISABLED': JSON.stringify('true'),
        }),
      ],
      ...(isServer ? {} : { optimization: { splitChunks: { cacheGroups: LIBRARY_GROUPS } } }),
    }),
  };
}

/**
 * Docusaurus moves a module that many chunks share to `common`, which every page loads. Demo
 * chunks would push MUI there, so its packages have groups of their own with more priority.
 */
const LIBRARY_GROUPS = {
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

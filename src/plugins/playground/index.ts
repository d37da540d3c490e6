import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Wires the loader of playgrounds; their code is one chunk that all pages with one share. */
export default function playgroundPlugin({ siteDir }: LoadContext): Plugin {
  const loader = path.join(siteDir, 'src/plugins/playground/loader.cjs');
  const chunk = {
    name: 'playground',
    // Code only: a style sheet of its own would come after the first paint and move the page.
    test: /[\\/]src[\\/]playground[\\/](?:client|model)[\\/](?!playgroundSource)[\w.]+\.tsx?$/,
    chunks: 'async' as const,
    enforce: true,
    priority: 70,
  };
  return {
    name: 'site-playground',
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            resourceQuery: /^\?playground=/,
            enforce: 'pre',
            use: [{ loader, options: { isServer, siteDir } }],
          },
        ],
      },
      ...(isServer
        ? {}
        : { optimization: { splitChunks: { cacheGroups: { playground: chunk } } } }),
    }),
  };
}

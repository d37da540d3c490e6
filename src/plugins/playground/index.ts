import type { LoadContext, Plugin } from '@docusaurus/types';
import { playgroundLoader } from '../../reference/playground/node/playgroundLoader';
import { createLoaderUse } from '../createLoaderUse';

/** Adds the loader for playgrounds, and a chunk for their code that all pages with one share. */
export default function playgroundPlugin({ siteDir }: LoadContext): Plugin {
  const chunk = {
    name: 'playground',
    // Code only: a separate stylesheet would load after the first paint and shift the layout.
    test: /[\\/]src[\\/]reference[\\/]playground[\\/](?:client|model)[\\/](?!playgroundSource)[\w.]+\.tsx?$/,
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
            use: [createLoaderUse(playgroundLoader, { isServer, siteDir })],
          },
        ],
      },
      ...(isServer
        ? {}
        : { optimization: { splitChunks: { cacheGroups: { playground: chunk } } } }),
    }),
  };
}

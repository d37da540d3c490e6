import type { LoadContext, Plugin } from '@docusaurus/types';
import { playgroundLoader } from '../../reference/playground/node/playgroundLoader';
import { callLoader } from '../callLoader';

/** Wires the loader of playgrounds; their code is one chunk that all pages with one share. */
export default function playgroundPlugin({ siteDir }: LoadContext): Plugin {
  const chunk = {
    name: 'playground',
    // Code only: a stylesheet of its own would come after the first paint and move the page.
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
            use: [callLoader(playgroundLoader, { isServer, siteDir })],
          },
        ],
      },
      ...(isServer
        ? {}
        : { optimization: { splitChunks: { cacheGroups: { playground: chunk } } } }),
    }),
  };
}

import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readApi } from '../../api-docs/node/readApi';

/** Makes the API reference before the pages are bundled, and wires the loader of its tables. */
export default function apiDocsPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'site-api-docs',
    loadContent() {
      // Fails here, before any page is compiled, when a name of the trees is not exported.
      readApi(siteDir);
      return Promise.resolve();
    },
    configureWebpack: (config, isServer) => ({
      module: {
        rules: [
          {
            resourceQuery: /^\?api=/,
            enforce: 'pre',
            use: [
              {
                loader: path.join(siteDir, 'src/plugins/api-docs/loader.cjs'),
                options: { siteDir, baseUrl, hasTables: isServer || config.mode === 'development' },
              },
            ],
          },
        ],
      },
    }),
  };
}

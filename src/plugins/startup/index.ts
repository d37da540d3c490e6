import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** What a reader presses before the application has started is not lost; what waits for a quiet moment. */
export default function startupPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'site-startup',
    getClientModules: () =>
      ['replayEarly.ts', 'idlePrefetch.ts', 'webFont.ts'].map((file) =>
        path.join(siteDir, 'src/startup/client', file),
      ),
    configureWebpack: (config, isServer) =>
      // The dev server adds its own parts to Docusaurus' entry.
      isServer || config.mode !== 'production'
        ? {}
        : { entry: path.join(siteDir, 'src/startup/client/entry.ts') },
  };
}

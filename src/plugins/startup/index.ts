import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { replaceModule } from '../replaceModule';
import type { Replacement } from '../replaceModule';

/** Modules of Docusaurus that start the whole page in one task, and ours, which do it in several. */
const REPLACED: readonly Replacement[] = [
  {
    original: '@docusaurus/core/lib/client/browserContext.js',
    owner: /@docusaurus[\\/]core[\\/]lib[\\/]client/,
    request: /^\.\.?\/browserContext$/,
    file: 'browserContext.tsx',
  },
  {
    original: '@docusaurus/theme-common/lib/hooks/useWindowSize.js',
    owner: /@docusaurus[\\/]theme-common[\\/]lib/,
    request: /\/hooks\/useWindowSize$/,
    file: 'useWindowSize.ts',
  },
];

const SERVER_ENTRY = path.resolve(__dirname, '../../shell/startup/node/serverEntry.ts');

/** What a reader presses before the application has started is not lost; what waits for a quiet moment. */
export default function startupPlugin({ siteDir }: LoadContext): Plugin {
  const toFile = (file: string): string => path.join(siteDir, 'src/shell/startup/client', file);
  return {
    name: 'site-startup',
    getClientModules: () => [
      ...['replayHeldPresses.ts', 'idlePrefetch.ts', 'webFont.ts'].map(toFile),
      path.join(siteDir, 'src/foundation/preferences/client/followDemoHash.ts'),
    ],
    configureWebpack: (config, isServer, { currentBundler }) => {
      // The dev server adds its own parts to Docusaurus' entry.
      if (config.mode !== 'production') return {};
      if (isServer) {
        // Taken as it's installed: as the bundler's modules it takes as long as the minifier (decision 28).
        const externals = { parse5: `commonjs ${require.resolve('parse5')}` };
        return { entry: { main: SERVER_ENTRY }, externals };
      }
      return {
        entry: toFile('entry.ts'),
        plugins: REPLACED.map((replacement) =>
          replaceModule(currentBundler, { ...replacement, file: toFile(replacement.file) }),
        ),
      };
    },
  };
}

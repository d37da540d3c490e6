import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { replaceModule } from '../replaceModule';
import type { Replacement } from '../replaceModule';

/** Docusaurus modules that hydrate the page in one task, and our versions, which split the work. */
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

/**
 * Splits the start of the application into several tasks, replays presses that came before it, and
 * loads what isn't needed immediately when the page is idle.
 */
export default function startupPlugin({ siteDir }: LoadContext): Plugin {
  const toFile = (file: string): string => path.join(siteDir, 'src/shell/startup/client', file);
  return {
    name: 'site-startup',
    getClientModules: () => [
      ...['replayHeldPresses.ts', 'idlePrefetch.ts', 'webFont.ts'].map(toFile),
      path.join(siteDir, 'src/foundation/preferences/client/applyDemoHash.ts'),
    ],
    configureWebpack: (config, isServer, { currentBundler }) => {
      // The dev server adds its own modules to Docusaurus' entry.
      if (config.mode !== 'production') return {};
      if (isServer) {
        // Loaded from node_modules: when bundled, parse5 is as slow as the minifier (decision 28).
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

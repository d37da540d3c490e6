import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl, posixPath } from '@docusaurus/utils';
import { SHARED_DATA, sharedDataFolder } from '../../foundation/site/node/sharedData';
import { BASE_URL } from '../../foundation/site/node/siteSettings';
import { replaceModule } from '../replaceModule';
import { progressLoader } from '../../tooling/translations/node/progressLoader';
import { createLoaderUse } from '../createLoaderUse';

/** The translation progress of all languages. */
const PROGRESS = 'progress.js';

/**
 * Returns dev server options that serve static files from the root too. Fonts and images have the
 * same URL in all languages, outside the base URL of the language being served.
 */
const serveRootFiles = (siteDir: string, baseUrl: string): object => ({
  devServer: {
    static:
      baseUrl === BASE_URL
        ? []
        : [{ publicPath: BASE_URL, directory: path.join(siteDir, 'static'), watch: false }],
  },
});

/**
 * Returns output options that make all languages load their assets from one folder, because four in
 * five files are identical (`mergeLanguage`).
 */
const shareAssets = (): object => ({ output: { publicPath: BASE_URL } });

/** Adds warnings for missing messages, assets shared by all languages, and the page `/translations`. */
export default function languagesPlugin({
  siteDir,
  baseUrl,
  generatedFilesDir,
  i18n: { currentLocale, defaultLocale },
}: LoadContext): Plugin {
  const progress = path.join(generatedFilesDir, 'site-languages/default', PROGRESS);
  return {
    name: 'site-languages',
    async contentLoaded({ actions: { addRoute, createData } }) {
      // `progressLoader` returns its content.
      const file = await createData(PROGRESS, '');
      addRoute({
        path: normalizeUrl([baseUrl, 'translations']),
        exact: true,
        component: '@site/src/writing/languages/client/TranslationsPage.tsx',
        // The alias keeps the site's path out of the chunk name.
        modules: { languages: `@generated/${posixPath(path.relative(generatedFilesDir, file))}` },
      });
    },
    getClientModules: () => [path.join(siteDir, 'src/writing/languages/client/clientModule.ts')],
    configureWebpack: (config, isServer, { currentBundler }) => ({
      ...(config.mode === 'production' ? shareAssets() : {}),
      ...(isServer || config.mode === 'production' ? {} : serveRootFiles(siteDir, baseUrl)),
      module: {
        rules: [
          {
            test: (file: string) => file === progress,
            use: [createLoaderUse(progressLoader, { siteDir })],
          },
        ],
      },
      resolve: {
        alias: {
          '@docusaurus/Translate': path.join(
            siteDir,
            'src/foundation/messages/client/Translate.tsx',
          ),
          [SHARED_DATA]: sharedDataFolder(siteDir),
          // Handles links to pages that exist only in English. It's the same in English, so that
          // scripts with links are.
          '@docusaurus/Link': path.join(siteDir, 'src/writing/languages/client/Link.tsx'),
        },
      },
      plugins:
        currentLocale === defaultLocale
          ? [
              // English messages are in the code, so bundling this file would duplicate them.
              replaceModule(currentBundler, {
                original: '@docusaurus/core/lib/server/codegen/codegen.js',
                request: /^@generated\/codeTranslations$/,
                file: path.join(siteDir, 'src/foundation/messages/data/noTranslations.json'),
              }),
            ]
          : [],
    }),
  };
}

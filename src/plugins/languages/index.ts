import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl, posixPath } from '@docusaurus/utils';
import { SHARED_DATA, sharedDataFolder } from '../../foundation/site/node/sharedData';
import { BASE_URL } from '../../foundation/site/node/siteSettings';
import { replaceModule } from '../replaceModule';
import { progressLoader } from '../../tooling/translations/node/progressLoader';
import { callLoader } from '../callLoader';

/** How far the translations are, of all languages. */
const PROGRESS = 'progress.js';

/**
 * Options of the dev server of one language: fonts and pictures have one address for all
 * languages, outside the language's own part of the site.
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
 * In a build all languages load their scripts, styles and pictures from one folder: four of five
 * are the same files (`mergeLanguage`).
 */
const shareAssets = (): object => ({ output: { publicPath: BASE_URL } });

/** Texts that warn when they are missing; the page that shows how far the translations are. */
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
      // The loader fills it.
      const file = await createData(PROGRESS, '');
      addRoute({
        path: normalizeUrl([baseUrl, 'translations']),
        exact: true,
        component: '@site/src/writing/languages/client/TranslationsPage.tsx',
        // The alias keeps the folder of the site out of the chunk's name.
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
            use: [callLoader(progressLoader, { siteDir })],
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
          // Links to pages without language versions; the default language needs no help.
          ...(currentLocale !== defaultLocale && {
            '@docusaurus/Link': path.join(siteDir, 'src/writing/languages/client/Link.tsx'),
          }),
        },
      },
      plugins:
        currentLocale === defaultLocale
          ? [
              // The texts of the original are in the code; the list of them would come twice.
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

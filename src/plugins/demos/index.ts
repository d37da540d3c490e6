import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl, posixPath } from '@docusaurus/utils';
import { groupBy } from '../../foundation/site/model/groupBy';
import {
  createDemoManifest,
  createDevManifest,
  createSectionIndex,
} from '../../demos/demos/node/demoManifest';
import { DEMO_SECTIONS, demoSection } from '../../demos/demos/model/demoSection';
import { groupByPage } from '../../demos/demos/node/demoPack';
import { listDemos } from '../../demos/demos/node/listDemos';
import type { ListedDemo } from '../../demos/demos/node/listDemos';
import { gatherPageStyles } from '../../demos/demos/node/gatherPageStyles';
import { createLimitPlugin } from '../../demos/demos/node/limitToPages';
import { hasDemoCss } from '../../demos/demos/node/createDemoCss';
import { writeStandaloneDemos } from '../../demos/demos/node/writeStandaloneDemos';
import { STANDALONE_DEMO_ROOT } from '../../demos/demos/model/types';
import { listPages } from '../../shell/navigation/node/listPages';
import { findSharedBuild } from '../../foundation/site/node/sharedBuild';
import { REPOSITORY_URL } from '../../foundation/site/node/siteSettings';
import { pageMetadataFile } from '../../writing/content/node/watchPageMetadata';
import { createLibraryGroups } from './libraryGroups';
import { MARKDOWN_STYLESHEETS } from './markdownStylesheets';
import {
  demoLoader,
  demoLoadLoader,
  demoCssLoader,
  stylesheetLoader,
} from '../../demos/demos/node/demoLoader';
import { createLoaderUse } from '../createLoaderUse';
import { excludeDemoStylesheets } from './stylesheetRules';

const GRID = /^@mui\/(x-data-grid(?:-pro|-premium)?)(?:\/DataGrid(?:Pro|Premium)?)?$/;

/** Adds the loaders for demos, the route of standalone demos, and the Data Grid's server-side table. */
export default function demosPlugin({
  siteDir,
  baseUrl,
  generatedFilesDir,
  i18n,
}: LoadContext): Plugin<ListedDemo[]> {
  const docsFolder = path.join(siteDir, 'docs');
  // The dev server compiles a standalone demo when it's opened, and a demo on a page with its page.
  const isDev = process.env['NODE_ENV'] === 'development';
  // Standalone demos are the same in all languages, so a build generates them once.
  const isOriginal = i18n.currentLocale === i18n.defaultLocale;
  return {
    name: 'site-demos',
    getPathsToWatch: () => [pageMetadataFile(generatedFilesDir)],
    loadContent: () => Promise.resolve(listDemos(docsFolder, listPages(docsFolder))),
    async contentLoaded({ content, actions: { addRoute, createData } }) {
      if (!isDev && !isOriginal) return;
      const files = new Map<string, string>();
      for (const [section, demos] of groupBy(content, ({ address }) => demoSection(address))) {
        const manifest = isDev ? createDevManifest(demos, hasDemoCss) : createDemoManifest(demos);
        files.set(section, posixPath(await createData(`${DEMO_SECTIONS}/${section}.js`, manifest)));
      }
      const index = await createData(`${DEMO_SECTIONS}.js`, createSectionIndex(files, isDev));
      // One route for all demos: separate routes would all be in the main bundle.
      addRoute({
        path: normalizeUrl([baseUrl, STANDALONE_DEMO_ROOT]),
        exact: false,
        component: '@site/src/demos/demos/client/StandaloneDemoPage.tsx',
        modules: {
          sections: `@generated/${posixPath(path.relative(generatedFilesDir, index))}`,
        },
      });
    },
    async postBuild({ content, outDir }) {
      // First, while the styles of each demo are still next to it in the page's HTML.
      if (isOriginal) await writeStandaloneDemos(outDir, content, baseUrl);
      await gatherPageStyles(outDir);
    },
    configurePostCss: (options) => {
      options.plugins.push(createLimitPlugin(MARKDOWN_STYLESHEETS));
      return options;
    },
    configureWebpack: (config, isServer, { currentBundler }, content) => {
      excludeDemoStylesheets(config, docsFolder);
      const previews = findSharedBuild('previews', i18n.currentLocale);
      const options = { isServer, siteDir, repositoryUrl: REPOSITORY_URL, previews };
      // The dev server recompiles a saved demo on its own, without the other demos of the page.
      const pages = isDev ? {} : { pages: groupByPage(content) };
      return {
        // Aliases and generated modules use absolute paths. With Docusaurus' `roots`, the bundler would
        // look for each in 20 places that don't exist, and the dev server would watch them all.
        resolve: { preferAbsolute: true },
        module: {
          rules: [
            {
              resourceQuery: /^\?demo$/,
              enforce: 'pre',
              use: [createLoaderUse(demoLoader, { ...options, ...pages })],
            },
            {
              resourceQuery: /^\?demo-load$/,
              enforce: 'pre',
              use: [createLoaderUse(demoLoadLoader, options)],
            },
            {
              resourceQuery: /^\?demo-css$/,
              enforce: 'pre',
              use: [createLoaderUse(demoCssLoader, options)],
            },
            {
              test: /\.css$/,
              include: docsFolder,
              use: [createLoaderUse(stylesheetLoader, options)],
            },
          ],
        },
        plugins: [
          new currentBundler.instance.DefinePlugin({
            'process.env.MUI_X_LICENSE_KEY': JSON.stringify(process.env['MUI_X_LICENSE_KEY'] ?? ''),
            'process.env.MUI_X_TELEMETRY_DISABLED': JSON.stringify('true'),
          }),
          ...(isServer
            ? [
                new currentBundler.instance.NormalModuleReplacementPlugin(GRID, (resource) => {
                  if (!resource.context.startsWith(docsFolder)) return;
                  const name = GRID.exec(resource.request)?.[1] ?? '';
                  resource.request = path.join(siteDir, 'src/demos/demos/client/grid', name);
                }),
              ]
            : []),
        ],
        ...(isServer
          ? {}
          : { optimization: { splitChunks: { cacheGroups: createLibraryGroups(content) } } }),
      };
    },
  };
}

import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { listClassNames } from '../../reference/api-docs/node/listClassNames';
import { cachedApi } from '../../reference/api-docs/node/readApi';
import { readGridEvents } from '../../reference/api-docs/node/readGridEvents';
import { warmCache, provideDeferred } from '../../foundation/site/node/deferredData';
import { writeSharedData } from '../../foundation/site/node/sharedData';
import { apiLoader } from '../../reference/api-docs/node/apiLoader';
import { createLoaderUse } from '../createLoaderUse';

/** Products that have a page listing all their class names. */
const LISTED_PRODUCTS = [
  'material-ui',
  'joy-ui',
  'x-data-grid',
  'x-date-pickers',
  'x-charts',
  'x-tree-view',
];

/** Extracts the API reference before the pages are bundled, and adds the loader for its pages. */
export default function apiDocsPlugin({
  siteDir,
  baseUrl,
  generatedFilesDir,
  i18n,
}: LoadContext): Plugin<ReturnType<typeof cachedApi>> {
  const { currentLocale, defaultLocale } = i18n;
  const locale = currentLocale === defaultLocale ? undefined : currentLocale;
  return {
    name: 'site-api-docs',
    // Starts before other plugins fill their caches, because whole pages wait for the API reference.
    loadContent() {
      const reference = cachedApi(siteDir);
      if (process.env['NODE_ENV'] === 'development') warmCache(siteDir, 'api-docs', reference);
      return reference;
    },
    // If a package doesn't export a name in the navigation, a build fails here, before compiling pages.
    contentLoaded: ({ content }) =>
      provideDeferred({
        siteDir,
        part: 'api-docs',
        ...content,
        placeholder: { pages: [], unlisted: {} },
        write: ({ pages }) => {
          const write = (name: string, data: unknown): void => {
            writeSharedData(siteDir, `api-docs/${name}.json`, data);
          };
          for (const productId of LISTED_PRODUCTS) {
            write(`class-names-${productId}`, listClassNames(pages, productId));
          }
          write('grid-events', pages.length === 0 ? [] : readGridEvents(siteDir));
          return Promise.resolve();
        },
      }),
    configureWebpack(config, isServer) {
      const isDev = config.mode === 'development';
      const hasTables = isServer || isDev;
      const dataFolder = isDev ? undefined : path.join(generatedFilesDir, 'api-tables');
      const options = { siteDir, baseUrl, locale, hasTables, dataFolder };
      const use = [createLoaderUse(apiLoader, options)];
      return { module: { rules: [{ resourceQuery: /^\?api=/, enforce: 'pre', use }] } };
    },
  };
}

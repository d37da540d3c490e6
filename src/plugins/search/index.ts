import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import type { SearchSources } from '../../search/node/readSearchRecords';
import { SEARCH_FOLDER, createSearchFiles } from '../../search/node/createSearchFiles';
import { createSearchMiddleware } from '../../search/node/createSearchMiddleware';
import { readSearchRecords } from '../../search/node/readSearchRecords';

type BundlerOptions = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** Writes the search files into the built site, serves them in development, adds `/search`. */
export default function searchPlugin({ siteDir, baseUrl, i18n }: LoadContext): Plugin {
  const sources: SearchSources = {
    siteDir,
    locale: i18n.currentLocale,
    defaultLocale: i18n.defaultLocale,
  };
  const createFiles = async () =>
    createSearchFiles(await readSearchRecords(sources), i18n.currentLocale);
  // The bundler's types leave its dev server's options out.
  const devServerOptions = {
    devServer: {
      // Made when asked for: starting the dev server does not wait for them.
      setupMiddlewares: (middlewares: unknown[]) => [
        createSearchMiddleware(normalizeUrl([baseUrl, SEARCH_FOLDER]), createFiles),
        ...middlewares,
      ],
    },
  };
  return {
    name: 'site-search',
    contentLoaded({ actions: { addRoute } }) {
      addRoute({
        path: normalizeUrl([baseUrl, 'search']),
        exact: true,
        component: '@site/src/search/client/SearchPage.tsx',
      });
    },
    configureWebpack: (_config, isServer) => (isServer ? {} : (devServerOptions as BundlerOptions)),
    async postBuild({ outDir }) {
      const folder = path.join(outDir, SEARCH_FOLDER);
      mkdirSync(folder, { recursive: true });
      for (const [file, content] of await createFiles()) {
        writeFileSync(path.join(folder, file), content);
      }
    },
  };
}

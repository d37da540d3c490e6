import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import type { SearchSources } from '../../reader/search/node/readSearchRecords';
import { createSearchFiles } from '../../reader/search/node/createSearchFiles';
import { createSearchMiddleware } from '../../reader/search/node/createSearchMiddleware';
import { readApiSources } from '../../reader/search/node/readApiSources';
import { whenFilled } from '../../foundation/site/node/backgroundWork';
import { addDevMiddleware } from '../../foundation/site/node/devMiddleware';

/** Writes the search index when building, serves it in development, and adds the page `/search`. */
export default function searchPlugin({ siteDir, baseUrl, i18n }: LoadContext): Plugin {
  const sources: SearchSources = {
    siteDir,
    locale: i18n.currentLocale,
    defaultLocale: i18n.defaultLocale,
  };
  const createFiles = async () => {
    await whenFilled('api-docs');
    // Loaded lazily: the records for colors need Material UI's theme, which takes 100 ms to load.
    const { readSearchRecords } = await import('../../reader/search/node/readSearchRecords');
    const records = await readSearchRecords({ ...sources, ...readApiSources(siteDir) });
    return createSearchFiles(records, i18n.currentLocale);
  };
  // Creates the index on the first request, so that the dev server's start doesn't wait for it.
  const middleware = createSearchMiddleware(baseUrl, createFiles);
  return {
    name: 'site-search',
    contentLoaded({ actions: { addRoute } }) {
      addRoute({
        path: normalizeUrl([baseUrl, 'search']),
        exact: true,
        component: '@site/src/reader/search/client/SearchPage.tsx',
      });
    },
    configureWebpack: (_config, isServer) => addDevMiddleware(isServer, middleware),
    async postBuild({ outDir }) {
      for (const [file, content] of await createFiles()) {
        const target = path.join(outDir, file);
        mkdirSync(path.dirname(target), { recursive: true });
        writeFileSync(target, content);
      }
    },
  };
}

import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl, posixPath } from '@docusaurus/utils';
import { navigationTrees } from '../../navigation/data/trees';
import type { PageEntry } from '../../navigation/model/pageEntry';
import { createVersionTables, type VersionsData } from '../../navigation/model/versionTable';
import { listPages } from '../../navigation/node/listPages';
import { readPackageVersions } from '../../navigation/node/readPackageVersions';
import { readPageIndex } from '../../navigation/node/readPageIndex';

interface Content {
  readonly pages: readonly PageEntry[];
  readonly versions: VersionsData;
}

/** Adds the pages that are made from lists: all pages, and the versions. */
export default function pageIndexPlugin({
  siteDir,
  baseUrl,
  generatedFilesDir,
}: LoadContext): Plugin<Content> {
  const docsFolder = path.join(siteDir, 'docs');
  return {
    name: 'site-page-index',
    getPathsToWatch: () => [`${posixPath(docsFolder)}/**/*.mdx`],
    async loadContent() {
      const pathnames = new Set(listPages(docsFolder).keys());
      return {
        pages: await readPageIndex(docsFolder),
        versions: {
          tables: createVersionTables(navigationTrees, pathnames),
          packages: readPackageVersions(siteDir),
        },
      };
    },
    async contentLoaded({ content, actions: { addRoute, createData } }) {
      // The alias keeps the folder of the site out of the chunks' names.
      const toAlias = (file: string): string =>
        `@generated/${posixPath(path.relative(generatedFilesDir, file))}`;
      addRoute({
        path: normalizeUrl([baseUrl, 'all-pages']),
        exact: true,
        component: '@site/src/navigation/client/AllPages.tsx',
        modules: { pages: toAlias(await createData('page-index.json', content.pages)) },
      });
      addRoute({
        path: normalizeUrl([baseUrl, 'versions']),
        exact: true,
        component: '@site/src/navigation/client/VersionsPage.tsx',
        modules: { versions: toAlias(await createData('versions.json', content.versions)) },
      });
    },
  };
}

import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl, posixPath } from '@docusaurus/utils';
import { listDemos } from '../../demos/demos/node/listDemos';
import { navigationTrees } from '../../shell/navigation/data/trees';
import { findStartingPoints } from '../../reader/search/model/findStartingPoints';
import type { AccessibilityFigures } from '../../shell/navigation/model/accessibilityFigures';
import { createVersionTables, type VersionsData } from '../../shell/navigation/model/versionTable';
import { listPages } from '../../shell/navigation/node/listPages';
import { readAccessibilityFigures } from '../../shell/navigation/node/readAccessibilityFigures';
import { readPackageVersions } from '../../shell/navigation/node/readPackageVersions';
import { createPageIndexReader } from '../../writing/languages/node/readPageIndex';
import { pageMetadataFile } from '../../writing/content/node/watchPageMetadata';

/** Adds the generated pages: `/all-pages`, `/versions`, and `/accessibility`. */
export default function pageIndexPlugin({
  siteDir,
  baseUrl,
  generatedFilesDir,
  i18n,
}: LoadContext): Plugin {
  const docsFolder = path.join(siteDir, 'docs');
  const readIndex = createPageIndexReader(siteDir, i18n.currentLocale);
  // The alias keeps the site's path out of the chunk names.
  const toAlias = (file: string): string =>
    `@generated/${posixPath(path.relative(generatedFilesDir, file))}`;
  return {
    name: 'site-page-index',
    getPathsToWatch: () => [pageMetadataFile(generatedFilesDir)],
    // Runs after the docs plugin has checked all pages, because its errors are more complete.
    async allContentLoaded({ actions: { addRoute, createData } }) {
      const index = readIndex();
      addRoute({
        path: normalizeUrl([baseUrl, 'all-pages']),
        exact: true,
        component: '@site/src/shell/navigation/client/AllPages.tsx',
        modules: { pages: toAlias(await createData('page-index.json', index)) },
      });
      // For the search dialog. It's here because it's derived from the same index.
      await createData('starting-points.json', findStartingPoints(index));
      const pages = listPages(docsFolder);
      const versions: VersionsData = {
        tables: createVersionTables(navigationTrees, new Set(pages.keys())),
        packages: readPackageVersions(siteDir),
      };
      addRoute({
        path: normalizeUrl([baseUrl, 'versions']),
        exact: true,
        component: '@site/src/shell/navigation/client/VersionsPage.tsx',
        modules: { versions: toAlias(await createData('versions.json', versions)) },
      });
      const demos = listDemos(docsFolder, pages);
      const figures: AccessibilityFigures = readAccessibilityFigures(siteDir, { pages, demos });
      addRoute({
        path: normalizeUrl([baseUrl, 'accessibility']),
        exact: true,
        component: '@site/src/shell/navigation/client/AccessibilityPage.tsx',
        modules: { figures: toAlias(await createData('accessibility.json', figures)) },
      });
    },
  };
}

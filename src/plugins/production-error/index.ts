import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl, posixPath } from '@docusaurus/utils';
import type { ErrorCode } from '../../production-error/model/types';
import { extractErrorCodes } from '../../production-error/node/extractErrorCodes';
import { openCache, readFeature, readLockFile, readOrMake } from '../../site/node/packageCache';

/** Adds the page that gives the whole message of a numbered error. */
export default function productionErrorPlugin({
  siteDir,
  baseUrl,
  generatedFilesDir,
}: LoadContext): Plugin<readonly ErrorCode[]> {
  return {
    name: 'site-production-error',
    loadContent: () => {
      const inputs = [readLockFile(siteDir), ...readFeature(siteDir, 'production-error')];
      return readOrMake(openCache<readonly ErrorCode[]>(siteDir, 'error-codes', inputs), () =>
        extractErrorCodes(path.join(siteDir, 'node_modules')),
      );
    },
    async contentLoaded({ content, actions: { addRoute, createData } }) {
      const dataPath = await createData('error-codes.json', content);
      addRoute({
        path: normalizeUrl([baseUrl, 'production-error']),
        exact: true,
        component: '@site/src/production-error/client/ProductionErrorPage.tsx',
        // The alias keeps the folder of the site out of the chunk's name.
        modules: {
          codes: `@generated/${posixPath(path.relative(generatedFilesDir, dataPath))}`,
        },
      });
    },
  };
}

import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl, posixPath } from '@docusaurus/utils';
import type { ErrorCode } from '../../reference/production-error/model/types';
import { cachedErrorCodes } from '../../reference/production-error/node/cachedErrorCodes';
import { provideDeferred } from '../../foundation/site/node/deferredData';

/** Adds the page that shows the full message of a minified production error. */
export default function productionErrorPlugin({
  siteDir,
  baseUrl,
  generatedFilesDir,
}: LoadContext): Plugin {
  return {
    name: 'site-production-error',
    async contentLoaded({ actions: { addRoute, createData } }) {
      let dataPath = '';
      await provideDeferred<readonly ErrorCode[]>({
        siteDir,
        part: 'error-codes',
        ...cachedErrorCodes(siteDir),
        placeholder: [],
        write: async (codes) => {
          dataPath = await createData('error-codes.json', codes);
        },
      });
      addRoute({
        path: normalizeUrl([baseUrl, 'production-error']),
        exact: true,
        component: '@site/src/reference/production-error/client/ProductionErrorPage.tsx',
        // The alias keeps the site's path out of the chunk name.
        modules: {
          codes: `@generated/${posixPath(path.relative(generatedFilesDir, dataPath))}`,
        },
      });
    },
  };
}

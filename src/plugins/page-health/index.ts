import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createChecker } from '../../tooling/page-health/node/createChecker';
import { createErrorPlugin } from '../../tooling/page-health/node/createErrorPlugin';
import { createHealthMiddleware } from '../../tooling/page-health/node/createHealthMiddleware';
import { omitReported } from '../../tooling/page-health/node/omitReported';
import { watchPages } from '../../tooling/page-health/node/watchPages';
import { addDevMiddleware } from '../../foundation/site/node/devMiddleware';

/** The overlay for runtime errors stays after the error is fixed. The one for build errors doesn't. */
const client = { overlay: { errors: true, warnings: false, runtimeErrors: false } };

/**
 * Shows writers the problems of a page: for the open page in a strip, and for every saved page in the
 * terminal. Only in the dev server.
 */
export default function pageHealthPlugin({ siteDir }: LoadContext): Plugin | null {
  if (process.env['NODE_ENV'] === 'production') return null;
  const serve = () => {
    const { check, forget } = createChecker(siteDir);
    const health = createHealthMiddleware(siteDir, check);
    const report = async (file: string): Promise<void> => {
      const found = check(file).catch((error: unknown) => [(error as Error).message]);
      health.refreshStrips();
      const problems = omitReported(siteDir, file, await found);
      if (problems.length > 0) logger.warn(problems.join('\n'));
    };
    watchPages(siteDir, forget, (file) => void report(file));
    return health;
  };
  return {
    name: 'site-page-health',
    getClientModules: () => [
      path.join(siteDir, 'src/tooling/page-health/client/pageHealthModule.ts'),
    ],
    configureWebpack: (_config, isServer) => ({
      plugins: [createErrorPlugin(siteDir)],
      ...addDevMiddleware(isServer, serve, { client }),
    }),
  };
}

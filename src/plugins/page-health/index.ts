import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkPage } from '../../page-health/node/checkPage';
import { createHealthMiddleware } from '../../page-health/node/createHealthMiddleware';
import { watchPages } from '../../page-health/node/watchPages';
import { addDevMiddleware } from '../../site/node/devMiddleware';

/** That layer stays when the mistake is mended; what does not compile has one that goes. */
const client = { overlay: { errors: true, warnings: false, runtimeErrors: false } };

/**
 * Tells a writer how a page is: the open one in a strip, others in the terminal when they are
 * saved. Nothing in production.
 */
export default function pageHealthPlugin({ siteDir }: LoadContext): Plugin | null {
  if (process.env['NODE_ENV'] === 'production') return null;
  const check = (file: string) => checkPage(siteDir, file);
  return {
    name: 'site-page-health',
    getClientModules: () => [path.join(siteDir, 'src/page-health/client/pageHealthModule.ts')],
    configureWebpack: (_config, isServer) =>
      addDevMiddleware(
        isServer,
        () => {
          const { markShown } = watchPages(siteDir, check, (problems) => {
            logger.warn(problems.join('\n'));
          });
          return createHealthMiddleware(siteDir, (file) => {
            markShown(file);
            return check(file);
          });
        },
        { client },
      ),
  };
}

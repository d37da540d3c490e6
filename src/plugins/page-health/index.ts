import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkPage } from '../../page-health/node/checkPage';
import { createHealthMiddleware } from '../../page-health/node/createHealthMiddleware';
import { addDevMiddleware } from '../../site/node/devMiddleware';

/** That layer stays when the mistake is mended; what does not compile has one that goes. */
const client = { overlay: { errors: true, warnings: false, runtimeErrors: false } };

/** The strip of the dev server that tells a writer how the open page is. Nothing in production. */
export default function pageHealthPlugin({ siteDir }: LoadContext): Plugin | null {
  if (process.env['NODE_ENV'] === 'production') return null;
  const health = createHealthMiddleware(siteDir, (file) => checkPage(siteDir, file));
  return {
    name: 'site-page-health',
    getClientModules: () => [path.join(siteDir, 'src/page-health/client/pageHealthModule.ts')],
    configureWebpack: (_config, isServer) => addDevMiddleware(isServer, health, { client }),
  };
}

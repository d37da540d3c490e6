import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkPage } from '../../page-health/node/checkPage';
import { createHealthMiddleware } from '../../page-health/node/createHealthMiddleware';

type BundlerOptions = ReturnType<NonNullable<Plugin['configureWebpack']>>;
type Setup = (middlewares: unknown[], server: unknown) => unknown[];
/** The bundler's types leave its dev server's options out. */
interface WithDevServer {
  readonly devServer?: { readonly setupMiddlewares?: Setup };
}

/** The strip of the dev server that tells a writer how the open page is. Nothing in production. */
export default function pageHealthPlugin({ siteDir }: LoadContext): Plugin | null {
  if (process.env['NODE_ENV'] === 'production') return null;
  const health = createHealthMiddleware(siteDir, (file) => checkPage(siteDir, file));
  return {
    name: 'site-page-health',
    getClientModules: () => [path.join(siteDir, 'src/page-health/client/pageHealthModule.ts')],
    configureWebpack: (config, isServer) => {
      if (isServer) return {};
      // A later plugin's function replaces an earlier one's: this one calls it.
      const earlier = (config as WithDevServer).devServer?.setupMiddlewares;
      const setupMiddlewares: Setup = (middlewares, server) => [
        health,
        ...(earlier?.(middlewares, server) ?? middlewares),
      ];
      return { devServer: { setupMiddlewares } } as BundlerOptions;
    },
  };
}

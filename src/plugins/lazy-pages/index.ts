import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { DevMiddleware, DevServer } from '../../foundation/site/node/devMiddleware';
import { whenFilled } from '../../foundation/site/node/backgroundWork';
import { deferCompilation, isReferencePage } from '../../foundation/site/node/deferCompilation';
import { addDevMiddleware } from '../../foundation/site/node/devMiddleware';
import { takePagesWithoutReference } from '../../reference/playground/node/pagesWithoutReference';
import { isLazy } from './isLazy';

/** The Rspack API beyond webpack's types, which are the ones Docusaurus exposes. */
interface Rspack {
  readonly lazyCompilationMiddleware?: (compiler: unknown) => DevMiddleware['middleware'];
}

function reloadPages(devServer: DevServer): void {
  const { webSocketServer } = devServer;
  if (webSocketServer) devServer.sendMessage(webSocketServer.clients, 'static-changed');
}

/** Reloads pages after a build error is fixed. A lazily compiled page can't apply that hot update. */
function reloadAfterFix(devServer: DevServer): void {
  let wasBroken = false;
  devServer.compiler.hooks.done.tap('site-lazy-pages', (stats) => {
    const isBroken = stats.hasErrors();
    if (wasBroken && !isBroken) reloadPages(devServer);
    wasBroken = isBroken;
  });
}

/** Recompiles pages with a playground that were compiled before the API reference was ready. */
async function recompilePlaygrounds(devServer: DevServer): Promise<void> {
  await whenFilled('api-docs');
  const pages = takePagesWithoutReference();
  if (pages.size === 0) return;
  devServer.compiler.watching?.invalidateWithChangesAndRemovals(pages, new Set());
  // Hot updates can't add modules to the page. The reloaded page waits until they're compiled.
  reloadPages(devServer);
}

/**
 * Makes the dev server compile a page when it's first opened. A writer has only a few pages open, and
 * the time the bundler needs for an edit grows with the number of modules. Production compiles
 * everything.
 */
export default function lazyPagesPlugin({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin | null {
  if (process.env['NODE_ENV'] === 'production') return null;
  return {
    name: 'site-lazy-pages',
    getClientModules: () => [
      path.join(siteDir, 'src/shell/navigation/client/scrollToFirstHash.ts'),
    ],
    configureWebpack(_config, isServer, { currentBundler }) {
      const { lazyCompilationMiddleware } = currentBundler.instance as unknown as Rspack;
      if (isServer || lazyCompilationMiddleware === undefined) return {};
      const registry = path.join(generatedFilesDir, 'registry.js');
      const load = (loader: string) => [{ loader: path.join(__dirname, loader) }];
      return {
        module: {
          rules: [
            { test: (file: string) => file === registry, use: load('registryLoader.cjs') },
            // A function, because Docusaurus would mistake a pattern for a rule that compiles pages.
            {
              test: (file: string) => /\.mdx?$/.test(file),
              enforce: 'post',
              use: load('pageLoader.cjs'),
            },
          ],
        },
        lazyCompilation: {
          entries: false,
          imports: true,
          test: isLazy,
        },
        ...addDevMiddleware(
          isServer,
          (devServer) => {
            reloadAfterFix(devServer);
            void recompilePlaygrounds(devServer);
            const compile = lazyCompilationMiddleware(devServer.compiler);
            const middleware = deferCompilation(compile, isReferencePage, () =>
              whenFilled('api-docs'),
            );
            return { name: 'site-lazy-pages', middleware };
          },
          // The browser is on the same machine, so compressing responses would only cost time.
          { compress: false },
        ),
      };
    },
  };
}

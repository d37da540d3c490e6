import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { DevMiddleware, DevServer } from '../../foundation/site/node/devMiddleware';
import { whenFilled } from '../../foundation/site/node/backgroundWork';
import { deferCompilation, isReferencePage } from '../../foundation/site/node/deferCompilation';
import { addDevMiddleware } from '../../foundation/site/node/devMiddleware';
import { takePagesWithoutReference } from '../../reference/playground/node/pagesWithoutReference';
import { isLazy } from './isLazy';

/** What Rspack has beside webpack's interface, by which Docusaurus names it. */
interface Rspack {
  readonly lazyCompilationMiddleware?: (compiler: unknown) => DevMiddleware['middleware'];
}

function reloadPages(devServer: DevServer): void {
  const { webSocketServer } = devServer;
  if (webSocketServer) devServer.sendMessage(webSocketServer.clients, 'static-changed');
}

/** A page that comes late does not take the update that fixes it: it is loaded anew. */
function reloadWhenMended(devServer: DevServer): void {
  let wasBroken = false;
  devServer.compiler.hooks.done.tap('site-lazy-pages', (stats) => {
    const isBroken = stats.hasErrors();
    if (wasBroken && !isBroken) reloadPages(devServer);
    wasBroken = isBroken;
  });
}

/** Pages with a playground that came before the reference are compiled again when it's there. */
async function addPlaygrounds(devServer: DevServer): Promise<void> {
  await whenFilled('api-docs');
  const pages = takePagesWithoutReference();
  if (pages.size === 0) return;
  devServer.compiler.watching?.invalidateWithChangesAndRemovals(pages, new Set());
  // An update can't bring modules that the page hasn't had. Its files come when they're compiled.
  reloadPages(devServer);
}

/**
 * The dev server compiles a page when it is first opened: a writer has a few pages open, and the
 * bundler's work for an edit grows with what it holds. Production compiles everything.
 */
export default function lazyPagesPlugin({ generatedFilesDir }: LoadContext): Plugin | null {
  if (process.env['NODE_ENV'] === 'production') return null;
  return {
    name: 'site-lazy-pages',
    configureWebpack(_config, isServer, { currentBundler }) {
      const { lazyCompilationMiddleware } = currentBundler.instance as unknown as Rspack;
      if (isServer || lazyCompilationMiddleware === undefined) return {};
      const registry = path.join(generatedFilesDir, 'registry.js');
      const load = (loader: string) => [{ loader: path.join(__dirname, loader) }];
      return {
        module: {
          rules: [
            { test: (file: string) => file === registry, use: load('registryLoader.cjs') },
            // By a function: for a pattern, Docusaurus would take this for a rule that compiles pages.
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
            reloadWhenMended(devServer);
            void addPlaygrounds(devServer);
            const compile = lazyCompilationMiddleware(devServer.compiler);
            const middleware = deferCompilation(compile, isReferencePage, () =>
              whenFilled('api-docs'),
            );
            return { name: 'site-lazy-pages', middleware };
          },
          // The browser is on the same machine: it would wait for the compression only.
          { compress: false },
        ),
      };
    },
  };
}

import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { STANDALONE_QUERY } from '../../demos/demos/model/types';
import type { DevMiddleware, DevServer } from '../../foundation/site/node/devMiddleware';
import { whenFilled } from '../../foundation/site/node/backgroundWork';
import { holdUntil, needsReference } from '../../foundation/site/node/holdPages';
import { addDevMiddleware } from '../../foundation/site/node/devMiddleware';

interface RspackModule {
  /** Its loaders and its file with the query. */
  identifier(): string;
}

/** What Rspack has beside webpack's interface, by which Docusaurus names it. */
interface Rspack {
  readonly lazyCompilationMiddleware?: (compiler: unknown) => DevMiddleware['middleware'];
}

/**
 * Pages; the list that imports every demo, whose demos have a query of their own; the count of
 * what is translated; the editor, which bundles the packages of the live preview.
 */
const LAZY =
  /\.mdx?$|[\\/](?:site-demos[\\/]default[\\/]demos|site-languages[\\/]default[\\/]progress)\.js$|[\\/]editor[\\/]client[\\/]startSession\.ts$/;

/** Whether a module is compiled when it is asked for. */
function isLazy(module: RspackModule): boolean {
  const identifier = module.identifier();
  return LAZY.test(identifier) || identifier.endsWith(STANDALONE_QUERY);
}

/** A page that comes late does not take the update that fixes it: it is loaded anew. */
function reloadWhenMended(devServer: DevServer): void {
  let wasBroken = false;
  devServer.compiler.hooks.done.tap('site-lazy-pages', (stats) => {
    const isBroken = stats.hasErrors();
    const { webSocketServer } = devServer;
    if (wasBroken && !isBroken && webSocketServer) {
      devServer.sendMessage(webSocketServer.clients, 'static-changed');
    }
    wasBroken = isBroken;
  });
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
      const loader = path.join(__dirname, 'registryLoader.cjs');
      return {
        module: { rules: [{ test: (file: string) => file === registry, use: [{ loader }] }] },
        lazyCompilation: {
          entries: false,
          imports: true,
          test: isLazy,
        },
        ...addDevMiddleware(isServer, (devServer) => {
          reloadWhenMended(devServer);
          const compile = lazyCompilationMiddleware(devServer.compiler);
          const middleware = holdUntil(compile, needsReference, () => whenFilled('api-docs'));
          return { name: 'site-lazy-pages', middleware };
        }),
      };
    },
  };
}

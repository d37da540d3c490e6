import vm from 'node:vm';
import type { Plugin } from '@docusaurus/types';
import { RENDERED } from '../../foundation/site/node/renderedMessage';

/** Returns the names of JavaScript's own globals that can be parameters: `Array`, `Math`, `undefined` … */
function listGlobals(): string {
  const names = vm.runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[];
  return names.filter((name) => name !== 'eval').join(', ');
}

/**
 * Bundles the server code, which renders pages to HTML, into one file. Docusaurus splits it like the
 * client's code but doesn't share modules between chunks (`splitChunks: false`). So each page and each
 * demo had its own copy of the libraries: 3,500 files with a total of 2 GB, which were kept in memory,
 * written, and parsed again. With Babel instead of SWC, Docusaurus doesn't split it either
 * (`babel-plugin-dynamic-import-node`).
 *
 * Also wraps the file in a function whose parameters are JavaScript's globals. Docusaurus evaluates it in
 * a separate context, where V8 asks Node for every global: `Math.floor` takes a hundred times as long as
 * elsewhere, and MUI reads `Array` and `Object` for every style.
 *
 * @see https://github.com/facebook/docusaurus/issues/7238 since which the server build is split
 * @see https://github.com/nodejs/node/issues/31658 why globals are slow in a context
 * @see https://github.com/facebook/docusaurus/pull/11685 which would remove the context
 * @see https://rspack.rs/config/module-rules#moduleparserjavascriptdynamicimportmode
 */
export default function serverBundlePlugin(): Plugin {
  return {
    name: 'site-server-bundle',
    configureWebpack(_config, isServer, { currentBundler }) {
      if (!isServer) return {};
      const { BannerPlugin } = currentBundler.instance;
      const globals = listGlobals();
      const options = { raw: true, test: /\.js$/ };
      return {
        module: { parser: { javascript: { dynamicImportMode: 'eager' } } },
        plugins: [
          new BannerPlugin({ ...options, banner: `(function (${globals}) {` }),
          new BannerPlugin({ ...options, banner: `})(${globals});`, footer: true }),
        ],
      };
    },
    // `npm run build` then starts the next language.
    postBuild: () => void process.send?.(RENDERED),
  };
}

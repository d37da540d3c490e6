import vm from 'node:vm';
import type { Plugin } from '@docusaurus/types';
import { RENDERED } from '../../foundation/site/node/renderedMessage';

/**
 * The names of JavaScript's own globals: `Array`, `Math`, `undefined`, and so on. `eval` can't be the name
 * of a parameter.
 */
const GLOBALS = (vm.runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[])
  .filter((name) => name !== 'eval')
  .join(', ');

/**
 * Bundles the server code, which renders pages to HTML, into one file. Docusaurus splits it like the
 * client's code but doesn't share modules between chunks (`splitChunks: false`). So each page and each
 * demo had its own copy of the libraries: 3,500 files with a total of 2 GB, which were kept in memory,
 * written, and parsed again. With Babel instead of SWC, Docusaurus doesn't split it either
 * (`babel-plugin-dynamic-import-node`).
 *
 * Also wraps the file in a function whose parameters are JavaScript's globals. Docusaurus evaluates it in
 * a separate context, in which Node looks up every global in a proxy first: `Math.floor` takes a hundred
 * times as long as usual, and React calls `Array.isArray` for every element.
 *
 * @see https://github.com/facebook/docusaurus/issues/7238 since which the server build is split
 * @see https://github.com/nodejs/node/issues/31658 why globals are slow in a context
 * @see https://github.com/facebook/docusaurus/pull/11685 which removes the context
 * @see https://rspack.rs/config/module-rules#moduleparserjavascriptdynamicimportmode
 */
export default function serverBundlePlugin(): Plugin {
  return {
    name: 'site-server-bundle',
    configureWebpack(_config, isServer, { currentBundler }) {
      if (!isServer) return {};
      const { BannerPlugin } = currentBundler.instance;
      const options = { raw: true, test: /\.js$/ };
      return {
        module: { parser: { javascript: { dynamicImportMode: 'eager' } } },
        plugins: [
          new BannerPlugin({ ...options, banner: `(function (${GLOBALS}) {` }),
          new BannerPlugin({ ...options, banner: `})(${GLOBALS});`, footer: true }),
        ],
      };
    },
    // `npm run build` then starts the next language.
    postBuild: () => void process.send?.(RENDERED),
  };
}

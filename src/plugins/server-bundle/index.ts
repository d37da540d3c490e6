import type { Plugin } from '@docusaurus/types';
import { RENDERED } from '../../foundation/site/node/renderedMessage';

/**
 * Bundles the server code, which renders pages to HTML, into one file. Docusaurus splits it like the
 * client's code but doesn't share modules between chunks (`splitChunks: false`). So each page and each
 * demo had its own copy of the libraries: 3,500 files with a total of 2 GB, which were kept in memory,
 * written, and parsed again. With Babel instead of SWC, Docusaurus doesn't split it either
 * (`babel-plugin-dynamic-import-node`).
 *
 * @see https://github.com/facebook/docusaurus/issues/7238 since which the server build is split
 * @see https://rspack.rs/config/module-rules#moduleparserjavascriptdynamicimportmode
 */
export default function serverBundlePlugin(): Plugin {
  return {
    name: 'site-server-bundle',
    configureWebpack: (_config, isServer) =>
      isServer ? { module: { parser: { javascript: { dynamicImportMode: 'eager' } } } } : {},
    // `npm run build` then starts the next language.
    postBuild: () => void process.send?.(RENDERED),
  };
}

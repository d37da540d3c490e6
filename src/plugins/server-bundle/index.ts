import type { Plugin } from '@docusaurus/types';

/**
 * The bundle that renders pages to HTML is one file. Docusaurus divides it like the browser's and
 * never shares what chunks have in common (`splitChunks: false`), so that each page and each demo
 * had its own copy of the libraries: 3,500 files of 2 GB, which were kept in memory, written, and
 * parsed again. With Babel in place of SWC, Docusaurus doesn't divide it either
 * (`babel-plugin-dynamic-import-node`).
 *
 * @see https://github.com/facebook/docusaurus/issues/7238 since when the server's build is divided
 * @see https://rspack.rs/config/module-rules#moduleparserjavascriptdynamicimportmode
 */
export default function serverBundlePlugin(): Plugin {
  return {
    name: 'site-server-bundle',
    configureWebpack: (_config, isServer) =>
      isServer ? { module: { parser: { javascript: { dynamicImportMode: 'eager' } } } } : {},
  };
}

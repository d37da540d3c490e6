import type { Plugin } from '@docusaurus/types';

/** Rspack's configuration, as far as Docusaurus' type, which is webpack's, doesn't contain it. */
interface RspackConfig {
  /** Where Rspack 1 looks for the options of the persistent cache. */
  readonly experiments?: { readonly cache?: object };
}

/**
 * Sets what Docusaurus 3.10 configures for Rspack 1 only. `package.json` overrides its version of
 * Rspack with the second, which needs a quarter less memory and writes smaller scripts. Remove this
 * plugin, and the override, after an upgrade to a Docusaurus that uses Rspack 2.
 *
 * @see https://github.com/facebook/docusaurus/pull/12187 which upgrades Docusaurus
 * @see https://rspack.rs/guide/migration/rspack_1.x
 */
export default function rspackPlugin(): Plugin {
  return {
    name: 'site-rspack',
    configureWebpack(config, isServer) {
      const { cache } = (config as RspackConfig).experiments ?? {};
      return {
        ...(cache && { cache: cache as never }),
        ...(isServer && { output: { library: { type: 'commonjs2' } } }),
      };
    },
  };
}

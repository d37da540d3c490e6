import type { CurrentBundler } from '@docusaurus/types';

type Bundle = (configs: readonly { readonly entry: unknown }[]) => unknown;

/**
 * A bundler that puts a file in front of what it is asked to bundle.
 *
 * The plugin imports the file of its option `swCustom` with `import()`, after it has read the
 * worker's address (`@docusaurus/plugin-pwa/lib/sw.js`). That would be a second script, and no
 * code at all at an address without `?params=`. In front, the file is in the same script and has
 * its listeners before the plugin has any.
 */
export function startWith(bundler: CurrentBundler, file: string): CurrentBundler {
  const instance = new Proxy(bundler.instance as unknown as Bundle, {
    apply: (bundle, _self, [configs]: Parameters<Bundle>) =>
      bundle(configs.map((config) => ({ ...config, entry: [file, config.entry] }))),
  });
  return { ...bundler, instance: instance as unknown as CurrentBundler['instance'] };
}

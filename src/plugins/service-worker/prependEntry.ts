import type { CurrentBundler } from '@docusaurus/types';

type Bundle = (configs: readonly { readonly entry: unknown }[]) => unknown;

/**
 * Returns a bundler that adds a file in front of the entry of everything it bundles.
 *
 * The plugin loads its `swCustom` option with `import()`, after it has parsed the worker's URL
 * (`@docusaurus/plugin-pwa/lib/sw.js`). That would be a second script, and it wouldn't run at all
 * when the URL has no `?params=`. In front of the entry, our code is in the same script and adds its
 * listeners before the plugin does.
 */
export function prependEntry(bundler: CurrentBundler, file: string): CurrentBundler {
  const instance = new Proxy(bundler.instance as unknown as Bundle, {
    apply: (bundle, _self, [configs]: Parameters<Bundle>) =>
      bundle(configs.map((config) => ({ ...config, entry: [file, config.entry] }))),
  });
  return { ...bundler, instance: instance as unknown as CurrentBundler['instance'] };
}

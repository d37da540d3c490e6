import path from 'node:path';
import type { PluginOptions } from '@docusaurus/plugin-pwa';

const SITE_DIR = path.resolve(__dirname, '../..');

/**
 * Whether readers' browsers keep pages for reading offline. `OFFLINE=off` in the environment of a
 * build is the switch: its `/sw.js` empties the caches and removes the worker of earlier releases.
 */
export const offline = { isOn: process.env['OFFLINE'] !== 'off' } as const;

/** Options of `@docusaurus/plugin-pwa`, which builds and registers the service worker. */
export const serviceWorker = {
  // The plugin wants one at least. Our registration reads none: the plugin's offline mode, which
  // serves pages from a list of the whole site, is always off.
  offlineModeActivationStrategies: ['queryString'],
  // That list is empty, then. The plugin overwrites `globPatterns`.
  injectManifestConfig: { globIgnores: ['**/**'] },
  // Our worker as JavaScript. Below node_modules the plugin's Babel leaves it as it is.
  swCustom: path.join(SITE_DIR, 'node_modules/.cache/service-worker/custom.js'),
  swRegister: path.join(SITE_DIR, 'src/reader/offline/client/clientModule.ts'),
} satisfies Omit<PluginOptions, 'injectManifestConfig' | 'pwaHead'> & {
  injectManifestConfig: object;
};

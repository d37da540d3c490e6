import path from 'node:path';
import type { PluginOptions } from '@docusaurus/plugin-pwa';

const SITE_DIR = path.resolve(__dirname, '../..');

/**
 * Whether the site can be read offline. Building with `OFFLINE=off` turns it off: the `/sw.js` of that
 * build clears the caches and unregisters the service worker of earlier releases.
 */
export const offline = { isOn: process.env['OFFLINE'] !== 'off' } as const;

/** Options for `@docusaurus/plugin-pwa`, which builds and registers the service worker. */
export const serviceWorker = {
  // The plugin requires at least one. Our registration ignores it: the plugin's offline mode, which
  // precaches the whole site, is always off.
  offlineModeActivationStrategies: ['queryString'],
  // Keeps the precache manifest empty. The plugin overwrites `globPatterns`.
  injectManifestConfig: { globIgnores: ['**/**'] },
  // Our worker, compiled to JavaScript. Inside node_modules, the plugin doesn't run it through Babel.
  swCustom: path.join(SITE_DIR, 'node_modules/.cache/service-worker/custom.js'),
  swRegister: path.join(SITE_DIR, 'src/reader/offline/client/clientModule.ts'),
} satisfies Omit<PluginOptions, 'injectManifestConfig' | 'pwaHead'> & {
  injectManifestConfig: object;
};

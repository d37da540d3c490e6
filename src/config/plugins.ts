import type { LoadContext, PluginConfig } from '@docusaurus/types';
import apiDocs from '../plugins/api-docs';
import bundleSize from '../plugins/bundle-size';
import demos from '../plugins/demos';
import engagementPlugin from '../plugins/engagement';
import icons from '../plugins/icons';
import languages from '../plugins/languages';
import lazyPages from '../plugins/lazy-pages';
import liveCode from '../plugins/live-code';
import machineReaders from '../plugins/machine-readers';
import news from '../plugins/news';
import offlinePlugin from '../plugins/offline';
import pageHealth from '../plugins/page-health';
import pageIndex from '../plugins/page-index';
import playground from '../plugins/playground';
import productionError from '../plugins/production-error';
import routeTable from '../plugins/route-table';
import search from '../plugins/search';
import serverBundle from '../plugins/server-bundle';
import serviceWorkerPlugin from '../plugins/service-worker';
import socialImages from '../plugins/social-images';
import startup from '../plugins/startup';
import themeTools from '../plugins/theme-tools';
import { engagement } from './engagement';
import { leaveOut } from './leaveOut';
import { offline, serviceWorker } from './offline';

/** Each has options and content of its own type, where Docusaurus' list of plugins has `unknown`. */
type SitePlugin = (context: LoadContext, options: never) => { name: string } | null;

const isDev = process.env['NODE_ENV'] === 'development';

/**
 * By their folders. As functions, not as paths: each path would be loaded with a copy of all that it
 * imports, which took a second of every start, and no two plugins would share what they have read.
 */
const PLUGINS: Readonly<Record<string, SitePlugin | [SitePlugin, object] | false>> = {
  'route-table': routeTable,
  demos,
  'live-code': liveCode,
  'machine-readers': machineReaders,
  'social-images': socialImages,
  news,
  'api-docs': apiDocs,
  playground,
  'page-index': pageIndex,
  'production-error': productionError,
  'bundle-size': bundleSize,
  icons,
  'theme-tools': themeTools,
  engagement: [engagementPlugin, { ...engagement }],
  search,
  languages,
  startup,
  offline: [offlinePlugin, { ...offline }],
  // Without it, pages register no worker, and `/sw.js` is the one that removes the worker. At the dev
  // server the package is nothing, and takes a third of a second to load.
  'service-worker': offline.isOn && !isDev && [serviceWorkerPlugin, serviceWorker],
  'server-bundle': serverBundle,
  'lazy-pages': lazyPages,
  'page-health': pageHealth,
};

/**
 * The plugins of this site. Those of Docusaurus come before them, with the preset.
 *
 * @param leftOut the folders of plugins that a site does without: tests and the bench build such sites
 * @throws Error with the names that no plugin has
 */
export function listPlugins(leftOut: readonly string[] = []): PluginConfig[] {
  return leaveOut(PLUGINS, leftOut, 'src/config/plugins.ts:37') as PluginConfig[];
}

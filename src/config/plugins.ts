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
import rspack from '../plugins/rspack';
import search from '../plugins/search';
import serverBundle from '../plugins/server-bundle';
import serviceWorkerPlugin from '../plugins/service-worker';
import socialImages from '../plugins/social-images';
import startup from '../plugins/startup';
import themeTools from '../plugins/theme-tools';
import { engagement } from './engagement';
import { omitValues } from './omitValues';
import { offline, serviceWorker } from './offline';

/** A plugin with its own types of options and content, which are `unknown` in Docusaurus' type. */
type SitePlugin = (context: LoadContext, options: never) => { name: string } | null;

const isDev = process.env['NODE_ENV'] === 'development';

/**
 * The site's plugins, by the names of their folders. They're functions because Docusaurus loads a
 * plugin given as a path with separate copies of everything it imports. That took a second of every
 * start, and plugins couldn't share what they have read.
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
  // Without this plugin, pages don't register a service worker, and `/sw.js` is the one that removes
  // it. In the dev server, the package does nothing but takes a third of a second to load.
  'service-worker': offline.isOn && !isDev && [serviceWorkerPlugin, serviceWorker],
  rspack,
  'server-bundle': serverBundle,
  'lazy-pages': lazyPages,
  'page-health': pageHealth,
};

/**
 * Returns the site's own plugins. The plugins of the preset come before them.
 *
 * @param leftOut names of plugins to leave out, for the sites that tests and benchmarks build
 * @throws Error listing the names that aren't plugins
 */
export function listPlugins(leftOut: readonly string[] = []): PluginConfig[] {
  return omitValues(PLUGINS, leftOut, 'src/config/plugins.ts:39') as PluginConfig[];
}

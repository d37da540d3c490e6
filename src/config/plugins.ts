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
import { offline, serviceWorker } from './offline';

/** Each has options and content of its own type, where Docusaurus' list of plugins has `unknown`. */
type SitePlugin = (context: LoadContext, options: never) => { name: string } | null;

/**
 * As functions: each path would be loaded with a copy of all that it imports, which took a second of
 * every start, and no two plugins would share what they have read.
 */
const list: readonly (SitePlugin | [SitePlugin, object] | false)[] = [
  routeTable,
  demos,
  liveCode,
  machineReaders,
  socialImages,
  news,
  apiDocs,
  playground,
  pageIndex,
  productionError,
  bundleSize,
  icons,
  themeTools,
  [engagementPlugin, { ...engagement }],
  search,
  languages,
  startup,
  [offlinePlugin, { ...offline }],
  // Without it, pages register no worker, and `/sw.js` is the one that removes the worker.
  offline.isOn && [serviceWorkerPlugin, serviceWorker],
  serverBundle,
  lazyPages,
  pageHealth,
];

/** The plugins of this site. Those of Docusaurus come before them, with the preset. */
export const plugins = list as PluginConfig[];

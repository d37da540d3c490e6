import path from 'node:path';
import type { Config, PluginModule } from '@docusaurus/types';
import {
  BASE_URL,
  REPOSITORY_URL,
  SITE_TITLE,
  SITE_URL,
  TAGLINE,
} from '../foundation/site/node/siteSettings';
import classicTheme from '../plugins/classic-theme';
import docs from '../plugins/docs';
import { createDeferredStartTemplate } from '../shell/startup/node/deferredStartTemplate';
import { listLeftOutPages } from '../writing/languages/node/leftOutPages';
import { withoutBlog } from '../writing/languages/node/withoutBlog';
import { headTags } from './head';
import { i18n } from './i18n';
import { inlineSvg } from './inlineSvg';
import { markdown } from './markdown';
import { listPlugins } from './plugins';
import { preset } from './preset';
import { themeConfig } from './theme';

export { listPlugins };

const SITE_DIR = path.resolve(__dirname, '../..');

/**
 * Our wrappers of the preset's docs plugin and its theme, by the package that each replaces (decision 7).
 * They're functions for the same reason as `PLUGINS`.
 */
const WRAPPERS = {
  '@docusaurus/plugin-content-docs': docs as PluginModule,
  '@docusaurus/theme-classic': classicTheme as PluginModule,
};

/**
 * A build for tests leaves out most translated pages. Links to those aren't broken, so `crawl.e2e.ts`
 * checks them against the English pages instead.
 */
const onBroken = listLeftOutPages(SITE_DIR).size === 0 ? 'throw' : 'ignore';

/** Docusaurus' configuration. Paths are relative to the site's folder. */
export const config: Config = {
  title: SITE_TITLE,
  tagline: TAGLINE,
  url: SITE_URL,
  baseUrl: BASE_URL,
  favicon: inlineSvg('favicon.svg'),
  trailingSlash: false,
  baseUrlIssueBanner: false,
  onBrokenLinks: onBroken,
  onBrokenAnchors: onBroken,
  onDuplicateRoutes: 'throw',
  future: { v4: true, faster: true },
  // A namespace with a hash of the URL would lose readers' choices when the URL changes.
  storage: { type: 'localStorage', namespace: false },
  i18n,
  // For the notices about translations. It's in every page's bundle, so keep it short.
  customFields: REPOSITORY_URL === undefined ? {} : { repositoryUrl: REPOSITORY_URL },
  markdown,
  headTags,
  clientModules: ['./src/shell/navigation/client/scrollRestoration.ts'],
  ssrTemplate: createDeferredStartTemplate(BASE_URL),
  // @docusaurus/preset-classic, with the wrappers (decision 7).
  presets: [['./src/plugins/preset/index.ts', { ...withoutBlog(preset), wrappers: WRAPPERS }]],
  plugins: listPlugins(),
  themeConfig,
};

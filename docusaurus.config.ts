import type { Config } from '@docusaurus/types';
import { listLeftOutPages } from './src/writing/languages/node/leftOutPages';
import { withoutBlog } from './src/writing/languages/node/withoutBlog';
import { headTags } from './src/config/head';
import { i18n } from './src/config/i18n';
import { inlineSvg } from './src/config/inlineSvg';
import { markdown } from './src/config/markdown';
import { listPlugins } from './src/config/plugins';
import { preset } from './src/config/preset';
import { themeConfig } from './src/config/theme';
import { createDeferredStartTemplate } from './src/shell/startup/node/deferredStartTemplate';
import {
  BASE_URL,
  REPOSITORY_URL,
  SITE_TITLE,
  SITE_URL,
  TAGLINE,
} from './src/foundation/site/node/siteSettings';

/**
 * A build for tests leaves out most translated pages. Links to those aren't broken, so `crawl.e2e.ts`
 * checks them against the English pages instead.
 */
const onBroken = listLeftOutPages(__dirname).size === 0 ? 'throw' : 'ignore';

const config: Config = {
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
  // @docusaurus/preset-classic, with wrappers of its docs plugin and its theme (decision 7).
  presets: [['./src/plugins/preset/index.ts', withoutBlog(preset)]],
  plugins: listPlugins(),
  themeConfig,
};

export default config;

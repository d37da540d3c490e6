import path from 'node:path';
import type { PluginConfig } from '@docusaurus/types';
import { remarkPageRules } from '../../content/node/remarkPageRules';
import { remarkApiPage } from '../../api-docs/node/remarkApiPage';
import { remarkComponentPage } from '../../api-docs/node/remarkComponentPage';
import { remarkDemo } from '../../demos/node/remarkDemo';
import { remarkColours } from '../../code/node/remarkColours';
import { remarkFenceMeta } from '../../code/node/remarkFenceMeta';
import { remarkBundleSize } from '../../bundle-size/node/remarkBundleSize';
import { remarkTranslation } from '../../languages/node/remarkTranslation';
import { remarkPageParts } from '../../content/node/remarkPageParts';
import { remarkKeyboardTable } from '../../keyboard/node/remarkKeyboardTable';
import { remarkPlayground } from '../../playground/node/remarkPlayground';
import { createSitemapItems } from '../../languages/node/createSitemapItems';
import { localeRoot, SERVED_LOCALES } from '../model/locales';
import { engagement } from './engagement';
import { offline } from './offline';
import { pageParts } from './pageParts';
import { REPOSITORY_URL, SITE_TITLE } from './site';

const SITE_DIR = path.resolve(__dirname, '../../..');
const beforeDefaultRemarkPlugins = [
  remarkPageRules,
  [remarkTranslation, { siteDir: SITE_DIR }] as [typeof remarkTranslation, { siteDir: string }],
  // Before the demos: it reads which ones the page shows.
  [remarkKeyboardTable, { siteDir: SITE_DIR }],
  remarkDemo,
  remarkFenceMeta,
  remarkColours,
  [remarkPlayground, { siteDir: SITE_DIR }],
  [remarkPageParts, { parts: pageParts }],
  [remarkBundleSize, { siteDir: SITE_DIR }],
];
const apiDocs = [remarkApiPage, remarkComponentPage].map(
  (plugin): [typeof plugin, { siteDir: string }] => [plugin, { siteDir: SITE_DIR }],
);
const admonitions = {
  // The library's readers know these four; the stock names stay as aliases.
  keywords: ['info', 'success', 'warning', 'danger', 'note', 'tip'],
  extendDefaults: true,
};

export const plugins: PluginConfig[] = [
  '@docusaurus/plugin-css-cascade-layers',
  [
    path.join(SITE_DIR, 'src/plugins/docs/index.ts'),
    {
      routeBasePath: '/',
      sidebarPath: path.join(SITE_DIR, 'sidebars.ts'),
      editUrl: `${REPOSITORY_URL}/edit/main/`,
      showLastUpdateTime: true,
      breadcrumbs: true,
      beforeDefaultRemarkPlugins: [...beforeDefaultRemarkPlugins, ...apiDocs],
      admonitions,
    },
  ],
  [
    '@docusaurus/plugin-content-blog',
    {
      // The list of posts is short enough; the theme's archive skips a level of headings.
      archiveBasePath: null,
      blogTitle: `${SITE_TITLE} blog`,
      blogDescription: 'Release notes and stories about the making of this documentation.',
      blogSidebarCount: 'ALL',
      showReadingTime: true,
      onInlineAuthors: 'throw',
      onInlineTags: 'throw',
      onUntruncatedBlogPosts: 'throw',
      beforeDefaultRemarkPlugins,
      admonitions,
      feedOptions: { type: ['rss', 'atom'], title: `${SITE_TITLE} blog` },
    },
  ],
  '@docusaurus/plugin-content-pages',
  [
    '@docusaurus/plugin-sitemap',
    {
      lastmod: null,
      ignorePatterns: ['/experiments/**', '/demo/**', '/demo', '/search'].flatMap((pattern) =>
        SERVED_LOCALES.map((locale) => localeRoot(locale, '/') + pattern.slice(1)),
      ),
      createSitemapItems,
    },
  ],
  path.join(SITE_DIR, 'src/plugins/route-table/index.ts'),
  path.join(SITE_DIR, 'src/plugins/ads/index.ts'),
  path.join(SITE_DIR, 'src/plugins/demos/index.ts'),
  path.join(SITE_DIR, 'src/plugins/live-code/index.ts'),
  path.join(SITE_DIR, 'src/plugins/machine-readers/index.ts'),
  path.join(SITE_DIR, 'src/plugins/social-images/index.ts'),
  path.join(SITE_DIR, 'src/plugins/news/index.ts'),
  path.join(SITE_DIR, 'src/plugins/api-docs/index.ts'),
  path.join(SITE_DIR, 'src/plugins/playground/index.ts'),
  path.join(SITE_DIR, 'src/plugins/page-index/index.ts'),
  path.join(SITE_DIR, 'src/plugins/production-error/index.ts'),
  path.join(SITE_DIR, 'src/plugins/bundle-size/index.ts'),
  path.join(SITE_DIR, 'src/plugins/icons/index.ts'),
  path.join(SITE_DIR, 'src/plugins/theme-tools/index.ts'),
  [path.join(SITE_DIR, 'src/plugins/engagement/index.ts'), { ...engagement }],
  path.join(SITE_DIR, 'src/plugins/search/index.ts'),
  path.join(SITE_DIR, 'src/plugins/languages/index.ts'),
  path.join(SITE_DIR, 'src/plugins/startup/index.ts'),
  [path.join(SITE_DIR, 'src/plugins/offline/index.ts'), { ...offline }],
  path.join(SITE_DIR, 'src/plugins/lazy-pages/index.ts'),
  path.join(SITE_DIR, 'src/plugins/page-health/index.ts'),
];

export const themes: PluginConfig[] = [
  [
    path.join(SITE_DIR, 'src/plugins/classic-theme/index.ts'),
    {
      customCss: [
        path.join(SITE_DIR, 'src/palette/css/fonts.css'),
        path.join(SITE_DIR, 'src/palette/css/palette.generated.css'),
        path.join(SITE_DIR, 'src/palette/css/infima-bridge.css'),
        path.join(SITE_DIR, 'src/palette/css/arrival.css'),
        path.join(SITE_DIR, 'src/palette/css/print.css'),
        path.join(SITE_DIR, 'src/code/client/tokens.css'),
        path.join(SITE_DIR, 'src/api-docs/client/myVersion.css'),
      ],
    },
  ],
];

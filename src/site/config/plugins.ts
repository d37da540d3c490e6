import path from 'node:path';
import type { PluginConfig } from '@docusaurus/types';
import { remarkDemo } from '../../demos/node/remarkDemo';
import { remarkFenceMeta } from '../../code/node/remarkFenceMeta';
import { REPOSITORY_URL, SITE_TITLE } from './site';

const SITE_DIR = path.resolve(__dirname, '../../..');
const beforeDefaultRemarkPlugins = [remarkDemo, remarkFenceMeta];
const admonitions = {
  // The library's readers know these four; the stock names stay as aliases.
  keywords: ['info', 'success', 'warning', 'danger', 'note', 'tip'],
  extendDefaults: true,
};

export const plugins: PluginConfig[] = [
  '@docusaurus/plugin-css-cascade-layers',
  [
    '@docusaurus/plugin-content-docs',
    {
      routeBasePath: '/',
      sidebarPath: path.join(SITE_DIR, 'sidebars.ts'),
      editUrl: `${REPOSITORY_URL}/edit/main/`,
      showLastUpdateTime: true,
      breadcrumbs: true,
      beforeDefaultRemarkPlugins,
      admonitions,
    },
  ],
  [
    '@docusaurus/plugin-content-blog',
    {
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
  ['@docusaurus/plugin-sitemap', { lastmod: null, ignorePatterns: ['/experiments/**'] }],
  path.join(SITE_DIR, 'src/plugins/demos/index.ts'),
  path.join(SITE_DIR, 'src/plugins/live-code/index.ts'),
  path.join(SITE_DIR, 'src/plugins/news/index.ts'),
  path.join(SITE_DIR, 'src/plugins/page-index/index.ts'),
  path.join(SITE_DIR, 'src/plugins/production-error/index.ts'),
];

export const themes: PluginConfig[] = [
  [
    path.join(SITE_DIR, 'src/plugins/classic-theme/index.ts'),
    {
      customCss: [
        path.join(SITE_DIR, 'src/palette/css/fonts.css'),
        path.join(SITE_DIR, 'src/palette/css/palette.generated.css'),
        path.join(SITE_DIR, 'src/palette/css/infima-bridge.css'),
        path.join(SITE_DIR, 'src/palette/css/print.css'),
        path.join(SITE_DIR, 'src/code/client/tokens.css'),
      ],
    },
  ],
];

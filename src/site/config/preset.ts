import path from 'node:path';
import type { Options } from '@docusaurus/preset-classic';
import { remarkAdPlace } from '../../ads/node/remarkAdPlace';
import { CALLOUTS } from '../../content/data/parts';
import { remarkPageRules } from '../../content/node/remarkPageRules';
import { remarkTableMarks } from '../../content/node/remarkTableMarks';
import { remarkApiPage } from '../../api-docs/node/remarkApiPage';
import { remarkComponentPage } from '../../api-docs/node/remarkComponentPage';
import { remarkDemo } from '../../demos/node/remarkDemo';
import { remarkColors } from '../../code/node/remarkColors';
import { remarkBundleSize } from '../../bundle-size/node/remarkBundleSize';
import { remarkTranslation } from '../../languages/node/remarkTranslation';
import { remarkPageParts } from '../../content/node/remarkPageParts';
import { remarkKeyboardTable } from '../../keyboard/node/remarkKeyboardTable';
import { remarkPlayground } from '../../playground/node/remarkPlayground';
import { createSitemapItems } from '../../languages/node/createSitemapItems';
import { localeRoot, SERVED_LOCALES } from '../model/locales';
import { pageParts } from './pageParts';
import { REPOSITORY_URL, SITE_TITLE } from './site';

const SITE_DIR = path.resolve(__dirname, '../../..');
const beforeDefaultRemarkPlugins = [
  remarkPageRules,
  [remarkTranslation, { siteDir: SITE_DIR }] as [typeof remarkTranslation, { siteDir: string }],
  // Before the demos: it reads which ones the page shows.
  [remarkKeyboardTable, { siteDir: SITE_DIR }],
  remarkDemo,
  remarkTableMarks,
  remarkColors,
  [remarkPlayground, { siteDir: SITE_DIR }],
  [remarkPageParts, { parts: pageParts }],
  [remarkBundleSize, { siteDir: SITE_DIR }],
];
const apiDocs = [remarkApiPage, remarkComponentPage].map(
  (plugin): [typeof plugin, { siteDir: string }] => [plugin, { siteDir: SITE_DIR }],
);
const admonitions = {
  // The library's readers know these four; the stock names stay as aliases.
  keywords: CALLOUTS,
  extendDefaults: true,
};

/** Docusaurus' classic preset: pages, blog, sitemap, and theme. */
export const preset = {
  debug: false,
  svgr: false,
  docs: {
    routeBasePath: '/',
    sidebarPath: path.join(SITE_DIR, 'sidebars.ts'),
    ...(REPOSITORY_URL === undefined ? {} : { editUrl: `${REPOSITORY_URL}/edit/main/` }),
    showLastUpdateTime: true,
    breadcrumbs: true,
    beforeDefaultRemarkPlugins: [...beforeDefaultRemarkPlugins, ...apiDocs, remarkAdPlace],
    admonitions,
  },
  blog: {
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
  sitemap: {
    lastmod: null,
    ignorePatterns: ['/experiments/**', '/demo/**', '/demo', '/search'].flatMap((pattern) =>
      SERVED_LOCALES.map((locale) => localeRoot(locale, '/') + pattern.slice(1)),
    ),
    createSitemapItems,
  },
  theme: {
    customCss: [
      path.join(SITE_DIR, 'src/palette/css/palette.generated.css'),
      path.join(SITE_DIR, 'src/palette/css/infima-bridge.css'),
      path.join(SITE_DIR, 'src/content/client/tables.css'),
      path.join(SITE_DIR, 'src/navigation/client/navigation.css'),
      path.join(SITE_DIR, 'src/palette/css/arrival.css'),
      path.join(SITE_DIR, 'src/palette/css/print.css'),
      path.join(SITE_DIR, 'src/code/client/tokens.css'),
      path.join(SITE_DIR, 'src/api-docs/client/myVersion.css'),
    ],
  },
} satisfies Options;

import path from 'node:path';
import type { Options } from '@docusaurus/preset-classic';
import { GlobExcludeDefault } from '@docusaurus/utils';
import { remarkAdPlace } from '../reader/ads/node/remarkAdPlace';
import { CALLOUTS } from '../writing/content/data/allowedElements';
import { remarkPageRules } from '../writing/content/node/remarkPageRules';
import { remarkTableMarks } from '../writing/content/node/remarkTableMarks';
import { remarkApiPage } from '../reference/api-docs/node/remarkApiPage';
import { remarkComponentPage } from '../reference/api-docs/node/remarkComponentPage';
import { remarkCards } from '../demos/cards/node/remarkCards';
import { remarkDemo } from '../demos/demos/node/remarkDemo';
import { remarkColors } from '../writing/code/node/remarkColors';
import { remarkBundleSize } from '../reference/bundle-size/node/remarkBundleSize';
import { remarkTranslation } from '../writing/languages/node/remarkTranslation';
import { remarkPageComponents } from '../writing/content/node/remarkPageComponents';
import { remarkKeyboardTable } from '../writing/keyboard/node/remarkKeyboardTable';
import { remarkPlayground } from '../reference/playground/node/remarkPlayground';
import { listLeftOutPages } from '../writing/languages/node/leftOutPages';
import { createSitemapItems } from '../writing/languages/node/createSitemapItems';
import { localeRoot, SERVED_LOCALES } from '../foundation/site/model/locales';
import { pageComponents } from './pageComponents';
import { REPOSITORY_URL, SITE_TITLE } from '../foundation/site/node/siteSettings';

const SITE_DIR = path.resolve(__dirname, '../..');
const beforeDefaultRemarkPlugins = [
  remarkPageRules,
  [remarkTranslation, { siteDir: SITE_DIR }] as [typeof remarkTranslation, { siteDir: string }],
  // Before remarkDemo, because it looks for the page's `<Demo>` elements.
  [remarkKeyboardTable, { siteDir: SITE_DIR }],
  remarkDemo,
  [remarkCards, { siteDir: SITE_DIR }] as [typeof remarkCards, { siteDir: string }],
  remarkTableMarks,
  remarkColors,
  [remarkPlayground, { siteDir: SITE_DIR }],
  [remarkPageComponents, { components: pageComponents }],
  [remarkBundleSize, { siteDir: SITE_DIR }],
];
const apiDocs = [remarkApiPage, remarkComponentPage].map(
  (plugin): [typeof plugin, { siteDir: string }] => [plugin, { siteDir: SITE_DIR }],
);
/** Pages that a build for tests leaves out of a translated language. */
const leftOut = [...listLeftOutPages(SITE_DIR).values()].map((id) => `${id}.mdx`);
const admonitions = {
  // The four callouts that readers know from MUI's documentation. Docusaurus' own keywords still work.
  keywords: CALLOUTS,
  extendDefaults: true,
};

/** Options for Docusaurus' classic preset: docs, blog, sitemap, and theme. */
export const preset = {
  debug: false,
  svgr: false,
  docs: {
    routeBasePath: '/',
    sidebarPath: path.join(SITE_DIR, 'sidebars.ts'),
    ...(REPOSITORY_URL === undefined ? {} : { editUrl: `${REPOSITORY_URL}/edit/main/` }),
    ...(leftOut.length === 0 ? {} : { exclude: [...GlobExcludeDefault, ...leftOut] }),
    showLastUpdateTime: true,
    breadcrumbs: true,
    beforeDefaultRemarkPlugins: [...beforeDefaultRemarkPlugins, ...apiDocs, remarkAdPlace],
    admonitions,
  },
  blog: {
    // The list of posts is short, and the theme's archive page skips a heading level.
    archiveBasePath: null,
    blogTitle: `${SITE_TITLE} blog`,
    blogDescription: 'Release notes, and articles about how this documentation is made.',
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
      path.join(SITE_DIR, 'src/foundation/palette/css/registered.css'),
      path.join(SITE_DIR, 'src/foundation/palette/css/palette.generated.css'),
      path.join(SITE_DIR, 'src/foundation/palette/css/infima-bridge.css'),
      path.join(SITE_DIR, 'src/foundation/palette/css/reduced-motion.css'),
      path.join(SITE_DIR, 'src/writing/content/client/tables.css'),
      path.join(SITE_DIR, 'src/shell/navigation/client/navigation.css'),
      path.join(SITE_DIR, 'src/foundation/palette/css/arrival.css'),
      path.join(SITE_DIR, 'src/foundation/palette/css/print.css'),
      path.join(SITE_DIR, 'src/writing/code/client/tokens.css'),
      path.join(SITE_DIR, 'src/reference/api-docs/client/myVersion.css'),
    ],
  },
} satisfies Options;

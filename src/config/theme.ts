import type { ThemeConfig } from '@docusaurus/types';
import { docsTree } from '../shell/navigation/data/docs';
import { navigationTrees } from '../shell/navigation/data/trees';
import { createTopLinks } from '../shell/navigation/model/topLinks';
import { createVersionMenus } from '../shell/navigation/model/versionMenu';
import { PRODUCTS } from '../foundation/site/model/products';
import { prismTheme } from './prismTheme';
import { toImagePath } from '../publish/social-images/model/imagePath';
import { REPOSITORY_URL, SITE_TITLE, SITE_URL } from '../foundation/site/node/siteSettings';

const year = 2026;

/** Options for the classic theme: header, footer, and color mode. */
export const themeConfig = {
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
  docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
  // Years would be headings before the page's own h1 (WCAG 1.3.1).
  blog: { sidebar: { groupByYear: false } },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  image: `${SITE_URL}/${toImagePath('/')}`,
  metadata: [{ name: 'twitter:card', content: 'summary_large_image' }],
  navbar: {
    title: SITE_TITLE,
    items: [
      { type: 'custom-productSwitcher', position: 'left' },
      {
        type: 'custom-versionsMenu',
        position: 'left',
        trees: createVersionMenus(navigationTrees),
      },
      ...createTopLinks(docsTree),
      // Visible only without JavaScript, when the menus and the sidebar's button don't work.
      { to: '/all-pages', label: 'All pages', position: 'left', className: 'site-all-pages' },
      { type: 'custom-search', position: 'right' },
      ...(REPOSITORY_URL === undefined
        ? []
        : [
            {
              href: REPOSITORY_URL,
              label: 'GitHub',
              position: 'right' as const,
              className: 'site-github-link',
            },
          ]),
      { type: 'localeDropdown', position: 'right', className: 'site-language-menu' },
      { type: 'custom-settings', position: 'right' },
    ],
  },
  footer: {
    links: [
      { title: 'Products', items: PRODUCTS.map(({ name, root }) => ({ label: name, to: root })) },
      {
        title: 'Site',
        items: [
          { label: 'All pages', to: '/all-pages' },
          { label: 'Versions', to: '/versions' },
          { label: 'Error decoder', to: '/production-error' },
          { label: 'Offline reading', to: '/offline' },
          { label: 'Translations', to: '/translations' },
          { label: 'Accessibility', to: '/accessibility' },
          { label: 'Privacy', to: '/privacy' },
          { label: 'Privacy choices', to: '/privacy#choices' },
        ],
      },
      {
        title: 'News',
        items: [
          { label: 'Blog', to: '/blog' },
          { label: 'RSS', href: 'pathname:///blog/rss.xml' },
          { label: 'Atom', href: 'pathname:///blog/atom.xml' },
        ],
      },
    ],
    copyright: `© ${String(year)} the documentation’s contributors. Text and demos are MIT licensed.`,
  },
  prism: {
    theme: prismTheme,
    darkTheme: prismTheme,
  },
} satisfies ThemeConfig;

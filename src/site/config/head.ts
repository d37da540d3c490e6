import type { HtmlTagObject } from '@docusaurus/types';
import { FONT_FOLDER } from '../../palette/model/tokens';
import { THEME_COLOR_META } from '../../palette/model/palette';

/** Tags of every page's head that do not depend on the page. */
export const headTags: HtmlTagObject[] = [
  // The face of the running text only: the semibold one is needed a moment later.
  {
    tagName: 'link',
    attributes: {
      rel: 'preload',
      href: `${FONT_FOLDER}/ibm-plex-sans-latin-400-normal.woff2`,
      as: 'font',
      type: 'font/woff2',
      crossorigin: 'anonymous',
    },
  },
  { tagName: 'link', attributes: { rel: 'manifest', href: '/manifest.webmanifest' } },
  { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png' } },
  {
    tagName: 'meta',
    attributes: {
      name: 'theme-color',
      media: '(prefers-color-scheme: light)',
      content: THEME_COLOR_META.light,
    },
  },
  {
    tagName: 'meta',
    attributes: {
      name: 'theme-color',
      media: '(prefers-color-scheme: dark)',
      content: THEME_COLOR_META.dark,
    },
  },
  {
    tagName: 'noscript',
    attributes: {},
    innerHTML: '<link rel="stylesheet" href="/noscript.css">',
  },
];

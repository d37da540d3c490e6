import type { HtmlTagObject } from '@docusaurus/types';
import { THEME_COLOR_META } from '../foundation/palette/model/themeColor';

/** The tags in every page's head that don't depend on the page. */
export const headTags: HtmlTagObject[] = [
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

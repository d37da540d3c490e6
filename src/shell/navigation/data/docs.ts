import type { NavTree } from '../model/types';

/** The top-level pages that don't belong to a product. They're in the navbar, not in a sidebar. */
export const docsTree = {
  id: 'docs',
  name: 'Home docs',
  category: 'docs',
  root: '/',
  versions: [{ text: 'v0.0.0', href: 'https://mui.com/versions/' }],
  pages: [
    { pathname: '/versions', title: 'Versions', icon: 'DescriptionIcon' },
    {
      pathname: 'https://mui.com/store/',
      title: 'Templates',
      icon: 'ReaderIcon',
      linkProps: {
        'data-ga-event-category': 'store',
        'data-ga-event-action': 'click',
        'data-ga-event-label': 'sidenav',
      },
      href: 'https://mui.com/store/',
    },
    { pathname: '/blog', title: 'Blog', icon: 'BookIcon' },
  ],
} satisfies NavTree;

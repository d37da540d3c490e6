import type { NavTree } from '../model/types';

/** Navigation of MUI System. */
export const systemTree = {
  id: 'system',
  name: 'MUI System',
  category: 'core',
  root: '/system',
  version: '7.0.2',
  versions: [
    { text: 'v7.0.2', current: true },
    { text: 'v6', href: 'https://v6.mui.com/system/getting-started/' },
    { text: 'v5', href: 'https://v5.mui.com/system/getting-started/' },
    { text: 'v4', href: 'https://v4.mui.com/system/basics/' },
    { text: 'View all versions', href: 'https://mui.com/versions/' },
  ],
  pages: [
    {
      pathname: '/system/getting-started-group',
      title: 'Getting started',
      children: [
        { pathname: '/system/getting-started', title: 'Overview' },
        {
          pathname: '/system/getting-started/installation',
          title: 'Installation',
        },
        { pathname: '/system/getting-started/usage', title: 'Usage' },
        {
          pathname: '/system/getting-started/the-sx-prop',
          title: 'The sx prop',
        },
        {
          pathname: '/system/getting-started/custom-components',
          title: 'Custom components',
        },
        { pathname: '/system/getting-started/support', title: 'Support' },
      ],
    },
    {
      pathname: '/style-utilities',
      title: 'Style utilities',
      children: [
        { pathname: '/system/properties', title: 'Properties' },
        { pathname: '/system/borders', title: 'Borders' },
        { pathname: '/system/display', title: 'Display' },
        { pathname: '/system/flexbox', title: 'Flexbox' },
        { pathname: '/system/grid', title: 'Grid' },
        { pathname: '/system/palette', title: 'Palette' },
        { pathname: '/system/positions', title: 'Positions' },
        { pathname: '/system/shadows', title: 'Shadows' },
        { pathname: '/system/sizing', title: 'Sizing' },
        { pathname: '/system/spacing', title: 'Spacing' },
        { pathname: '/system/screen-readers', title: 'Screen readers' },
        { pathname: '/system/typography', title: 'Typography' },
        { pathname: '/system/styled', title: 'styled' },
      ],
    },
    {
      pathname: '/system/react-',
      title: 'Components',
      children: [
        { pathname: '/system/react-box', title: 'Box' },
        { pathname: '/system/react-container', title: 'Container' },
        { pathname: '/system/react-grid', title: 'Grid' },
        { pathname: '/system/react-stack', title: 'Stack' },
      ],
    },
    {
      pathname: '/system/migration',
      title: 'Migration',
      children: [
        {
          pathname: '/system/migration/migrating-to-v6',
          title: 'Migrating to v6',
        },
      ],
    },
    {
      pathname: '/system/api',
      title: 'APIs',
      children: [
        { pathname: '/system/api/box', title: 'Box' },
        { pathname: '/system/api/container', title: 'Container' },
        { pathname: '/system/api/grid', title: 'Grid' },
        { pathname: '/system/api/stack', title: 'Stack' },
      ],
    },
    {
      pathname: '/system/experimental-api',
      title: 'Experimental APIs',
      children: [
        {
          pathname: '/system/experimental-api/configure-the-sx-prop',
          title: 'Configure the sx prop',
        },
        {
          pathname: '/system/experimental-api/css-theme-variables',
          title: 'CSS Theme Variables',
        },
      ],
    },
    {
      pathname: '/system/styles',
      title: 'Styles',
      legacy: true,
      children: [
        {
          pathname: '/system/styles/basics',
          title: 'Basics',
          href: 'https://v6.mui.com/system/styles/basics/',
        },
        {
          pathname: '/system/styles/advanced',
          title: 'Advanced',
          href: 'https://v6.mui.com/system/styles/advanced/',
        },
        {
          pathname: '/system/styles/api',
          title: 'APIs',
          href: 'https://v6.mui.com/system/styles/api/',
        },
      ],
    },
  ],
} satisfies NavTree;

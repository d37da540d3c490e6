/**
 * Packages that pages and their translations may tell people to install. The list exists because a
 * misspelled name could install somebody else's package.
 */
export const INSTALLABLE: ReadonlySet<string> = new Set([
  ...['icons-material', 'joy', 'lab', 'material', 'material-nextjs', 'material-pigment-css'].map(
    (name) => `@mui/${name}`,
  ),
  ...[
    'styled-engine-sc',
    'styles',
    'stylis-plugin-rtl',
    'system',
    'utils',
    'codemod',
    'envinfo',
  ].map((name) => `@mui/${name}`),
  ...['x-charts', 'x-charts-pro', 'x-charts-premium', 'x-codemod', 'x-license'].map(
    (name) => `@mui/${name}`,
  ),
  ...['x-data-grid', 'x-data-grid-pro', 'x-data-grid-premium', 'x-data-grid-generator'].map(
    (name) => `@mui/${name}`,
  ),
  ...['x-date-pickers', 'x-date-pickers-pro', 'x-tree-view', 'x-tree-view-pro'].map(
    (name) => `@mui/${name}`,
  ),
  ...['@toolpad/core', '@material-ui/core', '@material-ui/icons', 'create-toolpad-app'],
  ...['@emotion/cache', '@emotion/react', '@emotion/server', '@emotion/styled'],
  ...['@fontsource/inter', '@fontsource/roboto'],
  ...['@pigment-css/nextjs-plugin', '@pigment-css/react', '@pigment-css/vite-plugin'],
  ...[
    '@tailwindcss/vite',
    'tailwindcss',
    'styled-components',
    'stylis',
    'css-loader',
    'style-loader',
  ],
  ...[
    '@testing-library/jest-dom',
    '@testing-library/react',
    '@testing-library/user-event',
    'jsdom',
  ],
  ...['@types/react', '@types/react-dom', 'react', 'react-dom', 'react-router', 'typescript'],
  ...[
    'next',
    'vite',
    'express',
    'esbuild',
    'dayjs',
    'date-fns',
    'luxon',
    'moment',
    'rasterizehtml',
  ],
  ...['create-react-router', 'patch-package', 'tiged', 'react-is'],
  ...['@react-spring/web', 'match-sorter', 'notistack'],
  ...['react-hook-form', 'react-imask', 'react-number-format'],
]);

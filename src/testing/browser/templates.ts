/** One page of every kind. */
export const TEMPLATES = [
  '/',
  '/material-ui/getting-started/installation',
  '/material-ui/react-button',
  '/system/getting-started/the-sx-prop',
  '/joy-ui/react-button',
  '/x/react-data-grid',
  '/toolpad/core/react-dashboard-layout',
  '/experiments/docs/markdown',
  '/blog',
  '/versions',
  '/all-pages',
  '/production-error?code=9&args[]=%23zzz',
  '/experiments/docs/demos',
  '/privacy',
];

/** Addresses of the site that no file in `docs/` makes, so that links to them can be checked. */
export const NON_DOC_ROUTES = [
  '/',
  '/blog',
  '/blog/tags',
  '/versions',
  '/all-pages',
  '/production-error',
  '/offline',
  '/translations',
  '/accessibility',
];

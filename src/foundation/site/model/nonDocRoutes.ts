/** The site's routes that don't come from files in `docs/`. Link checks treat them as valid. */
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

import { createRedirects } from '../createRedirects';

/** The input for redirects in tests of hosts. */
export const REDIRECTS = createRedirects({
  apiPathnames: [
    '/material-ui/api/button',
    '/joy-ui/api/button',
    '/joy-ui/api/aspect-ratio',
    '/x/api/data-grid',
    '/x/api/data-grid/data-grid',
  ],
  entryPages: { '/x': '/x/introduction' },
  pageNames: ['blog', 'material-ui'],
  defaultLocale: 'en',
  locales: ['zh'],
});

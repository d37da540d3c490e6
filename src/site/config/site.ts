/** Facts about the site itself. Values that differ between hosts come from the environment. */
export const SITE_TITLE = 'MUI Docs';
export const TAGLINE =
  'References, live demos and guides for Material UI, MUI System, Joy UI, MUI X and Toolpad Core.';
export const SITE_URL = process.env['SITE_URL'] ?? 'https://docs.example.org';
export const BASE_URL = '/';
/** Where "Edit this page" leads; a fork sets its own. */
export const REPOSITORY_URL = process.env['REPOSITORY_URL'] ?? 'https://github.com/mui/material-ui';

/** Facts about the site itself. Values that differ between hosts come from the environment. */
export const SITE_TITLE = 'MUI Docs';
export const TAGLINE =
  'References, live demos and guides for Material UI, MUI System, Joy UI, MUI X and Toolpad Core.';
export const SITE_URL = process.env['SITE_URL'] ?? 'https://docs.example.org';
export const BASE_URL = '/';
/**
 * Where these files are kept, for example `https://github.com/acme/docs`: "Edit this page", the
 * sources of demos and the links for translators lead there. Without it they are left out.
 */
export const REPOSITORY_URL = readAddress(process.env['REPOSITORY_URL']);

function readAddress(text = ''): string | undefined {
  const address = text.trim().replace(/\/+$/u, '');
  return address === '' ? undefined : address;
}

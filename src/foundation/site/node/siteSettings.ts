/** Settings of the site. Values that differ between hosts come from environment variables. */
export const SITE_TITLE = 'MUI Docs';
export const TAGLINE =
  'Guides, live demos, and API references for Material UI, MUI System, Joy UI, MUI X, and Toolpad Core.';
export const SITE_URL = process.env['SITE_URL'] ?? 'https://docs.example.org';
export const BASE_URL = '/';
/**
 * URL of this repository, such as `https://github.com/acme/docs`, for "Edit this page", demo source
 * links, and translators' links. Without it, those links are left out.
 */
export const REPOSITORY_URL = parseUrl(process.env['REPOSITORY_URL']);

/** Removes trailing slashes. An empty string counts as unset. */
function parseUrl(text = ''): string | undefined {
  const url = text.trim().replace(/\/+$/u, '');
  return url === '' ? undefined : url;
}

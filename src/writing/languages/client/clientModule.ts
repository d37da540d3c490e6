import siteConfig from '@generated/docusaurus.config';

/**
 * Adds the trailing slash to `/zh` before the router reads the URL. Hosts remove it, but Docusaurus
 * compares the path with the base URL `/zh/`, so links to other languages would be wrong.
 */
const { baseUrl } = siteConfig;
if (typeof window !== 'undefined' && `${window.location.pathname}/` === baseUrl) {
  const { search, hash } = window.location;
  window.history.replaceState(window.history.state, '', `${baseUrl}${search}${hash}`);
}

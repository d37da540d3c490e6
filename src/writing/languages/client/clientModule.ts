import siteConfig from '@generated/docusaurus.config';

/**
 * Hosts take the slash off `/zh/`, and Docusaurus looks for the language's root with it: links to
 * other languages would be wrong. Runs before the router reads the address.
 */
const { baseUrl } = siteConfig;
if (typeof window !== 'undefined' && `${window.location.pathname}/` === baseUrl) {
  const { search, hash } = window.location;
  window.history.replaceState(window.history.state, '', `${baseUrl}${search}${hash}`);
}

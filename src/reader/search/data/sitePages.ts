import type { SearchablePage } from '../model/createPageRecords';

function sitePage(
  pathname: string,
  title: string,
  description: string,
  synonyms: readonly string[],
): SearchablePage {
  return { pathname, title, description, synonyms, product: 'docs', sections: [] };
}

/** Searchable pages of the site that aren't files in `docs/`. */
export const SITE_PAGES: readonly SearchablePage[] = [
  sitePage('/versions', 'Versions', 'The documented versions, and where to find the others.', [
    'older version, previous version, v4, v5, v6, legacy docs, version number, changelog',
  ]),
  sitePage('/all-pages', 'All pages', 'A list of every page in this documentation.', [
    'sitemap, index, overview, table of contents',
  ]),
  sitePage('/production-error', 'Error decoder', 'The full message of a minified error.', [
    'production error, minified error, error code, stack trace, MUI error',
  ]),
  sitePage('/offline', 'Offline reading', 'Save pages and whole sections on this device.', [
    'offline, PWA, service worker, install, download documentation, no connection, airplane',
  ]),
  sitePage('/blog', 'Blog', 'Release notes, and articles about how this documentation is made.', [
    'news, articles, announcements, what is new',
  ]),
];

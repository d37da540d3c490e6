/** One of the breadcrumbs of a page. */
interface Crumb {
  readonly label: string;
  /** For a category, its first page, as in the sidebar. */
  readonly href: string;
}

/** The data about a page for search engines. */
export interface PageSummary {
  readonly siteUrl: string;
  readonly siteName: string;
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly image?: string | undefined;
  /** Time of the last change, in milliseconds since 1970. */
  readonly changedAt?: number | undefined;
  readonly crumbs: readonly Crumb[];
}

function toAddress(siteUrl: string, path: string): string {
  return siteUrl + (path === '/' ? '/' : path.replace(/\/$/, ''));
}

/** Returns a page's structured data (schema.org): its complete breadcrumbs, and a technical article. */
export function createStructuredData(page: PageSummary): readonly object[] {
  const { siteUrl, siteName, url, title, description, language, image, changedAt } = page;
  const list = page.crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: toAddress(siteUrl, href),
  }));
  return [
    { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: list },
    {
      '@context': 'https://schema.org',
      '@type': 'TechArticle',
      headline: title,
      description,
      url: toAddress(siteUrl, url),
      inLanguage: language,
      isPartOf: { '@type': 'WebSite', name: siteName, url: toAddress(siteUrl, '/') },
      ...(image === undefined ? {} : { image }),
      ...(changedAt === undefined ? {} : { dateModified: new Date(changedAt).toISOString() }),
    },
  ];
}

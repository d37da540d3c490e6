/** A step of the way to a page, as its breadcrumbs show it. */
interface Crumb {
  readonly label: string;
  /** Of a group: its first page, as in the sidebar. */
  readonly href: string;
}

/** What search engines are told of a page. Addresses are whole. */
export interface PageSummary {
  readonly siteUrl: string;
  readonly siteName: string;
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly image?: string | undefined;
  /** Of the last change, in milliseconds since 1970. */
  readonly changedAt?: number | undefined;
  readonly crumbs: readonly Crumb[];
}

function toAddress(siteUrl: string, path: string): string {
  return siteUrl + (path === '/' ? '/' : path.replace(/\/$/, ''));
}

/** The page in the words of schema.org: its breadcrumbs, all of them, and a technical article. */
export function createStructuredData(facts: PageSummary): readonly object[] {
  const { siteUrl, siteName, url, title, description, language, image, changedAt } = facts;
  const list = facts.crumbs.map(({ label, href }, index) => ({
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

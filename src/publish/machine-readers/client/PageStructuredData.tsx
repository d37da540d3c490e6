import type { ReactNode } from 'react';
import type { PropSidebarBreadcrumbsItem } from '@docusaurus/plugin-content-docs';
import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { findFirstPage } from '../../../shell/navigation/client/findFirstPage';
import { createStructuredData } from '../model/structuredData';

/** Adds a documentation page's structured data for search engines to its head. */
export function PageStructuredData({
  crumbs,
}: {
  readonly crumbs: readonly PropSidebarBreadcrumbsItem[];
}): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { metadata, assets, frontMatter } = useDoc();
  const image = assets.image ?? frontMatter.image;
  const blocks = createStructuredData({
    siteUrl: siteConfig.url,
    siteName: siteConfig.title,
    url: metadata.permalink,
    title: metadata.title,
    description: metadata.description,
    language: i18n.currentLocale,
    image: image === undefined ? undefined : new URL(image, siteConfig.url).href,
    changedAt: metadata.lastUpdatedAt ?? undefined,
    crumbs: crumbs.map((crumb) => ({
      label: crumb.label,
      href: crumb.href ?? (crumb.type === 'category' ? findFirstPage(crumb) : undefined) ?? '',
    })),
  });
  return (
    <Head>
      {blocks.map((block, index) => (
        <script key={index} type="application/ld+json">
          {JSON.stringify(block)}
        </script>
      ))}
    </Head>
  );
}

// Change: adds an article to the breadcrumbs, and removes trailing slashes from URLs.
// From: @docusaurus/theme-classic@3.10.2 sha256:7b282577fb02933d528aefb75826c1d4a56d40dcfdc2c9afff5d2be1bb3f7c27
import type { ReactNode } from 'react';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';
import { PageStructuredData } from '../../../publish/machine-readers/client/PageStructuredData';

export default function DocBreadcrumbsStructuredData({ breadcrumbs }: Props): ReactNode {
  return <PageStructuredData crumbs={breadcrumbs} />;
}

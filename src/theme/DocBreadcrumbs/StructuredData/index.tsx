// Change: an article beside the breadcrumbs, and addresses without a trailing slash.
import type { ReactNode } from 'react';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';
import { PageStructuredData } from '../../../machine-readers/client/PageStructuredData';

export default function DocBreadcrumbsStructuredData({ breadcrumbs }: Props): ReactNode {
  return <PageStructuredData crumbs={breadcrumbs} />;
}

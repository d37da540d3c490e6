import type { ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import { SimilarPages } from './SimilarPages';
import styles from './PageLists.module.css';

interface Props {
  readonly className?: string | undefined;
  /** A search field. It's passed as a prop because this group can't import the search. */
  readonly search?: ReactNode;
}

/** The content of the 404 page. */
export function NotFoundPage({ className, search }: Props): ReactNode {
  return (
    <main className={clsx('container', styles.page, styles.narrow, className)}>
      <PageMetadata title={translate({ id: 'site.notFound.title', message: 'Page not found' })} />
      <Heading as="h1">
        <Translate id="site.notFound.title">Page not found</Translate>
      </Heading>
      <p>
        <Translate id="site.notFound.text">
          There’s no page at this URL. It may have moved, or the link may be wrong.
        </Translate>
      </p>
      {search}
      <SimilarPages />
    </main>
  );
}

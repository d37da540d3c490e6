import { useEffect, useState } from 'react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { SearchPanel } from './SearchPanel';
import styles from './SearchPage.module.css';

type PanelComponent = ComponentType<ComponentProps<typeof SearchPanel>>;

/** The search as a separate page, `/search?q=dialog`. Without JavaScript, it links to the list of all pages. */
export default function SearchPage(): ReactNode {
  const [Panel, setPanel] = useState<PanelComponent>();
  const { search } = useLocation();
  const title = translate({ id: 'site.search.pageTitle', message: 'Search' });
  useEffect(() => {
    void import('./SearchPanel').then((module) => {
      setPanel(() => module.SearchPanel);
    });
  }, []);
  return (
    <Layout
      title={title}
      description={translate({
        id: 'site.search.pageDescription',
        message: 'Find pages, props, slots, classes, hooks, icons, and colors across all products.',
      })}
    >
      <main className={`container ${styles.page}`} data-search-page="">
        <Heading as="h1">{title}</Heading>
        <p>
          <Link to="/all-pages">
            {translate({ id: 'site.search.allPages', message: 'List of all pages' })}
          </Link>
        </p>
        <noscript>
          <p>
            {translate({
              id: 'site.search.noScript',
              message: 'Search requires JavaScript. The list of all pages works without it.',
            })}
          </p>
        </noscript>
        {Panel === undefined ? null : (
          <Panel key={search} initialText={new URLSearchParams(search).get('q') ?? ''} />
        )}
      </main>
    </Layout>
  );
}

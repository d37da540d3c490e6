import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { groupPages, type PageGroup } from '../model/groupPages';
import type { PageEntry } from '../model/pageEntry';
import { PageList } from './PageList';
import styles from './PageLists.module.css';

interface Props {
  readonly pages: readonly PageEntry[];
}

/** A list of every page, for people who look for a name and for browsers without JavaScript. */
export default function AllPages({ pages }: Props): ReactNode {
  const title = translate({ id: 'site.allPages.title', message: 'All pages' });
  return (
    <Layout
      title={title}
      description={translate({
        id: 'site.allPages.description',
        message: 'A list of every page in this documentation, grouped by product.',
      })}
    >
      <main className={`container ${styles.page}`}>
        <Heading as="h1">{title}</Heading>
        {groupPages(pages).map((group) => (
          <ProductPages key={group.product} group={group} />
        ))}
      </main>
    </Layout>
  );
}

function ProductPages({
  group: { product, name, pages },
}: {
  readonly group: PageGroup;
}): ReactNode {
  return (
    <section aria-labelledby={`pages-${product}`}>
      <Heading as="h2" id={`pages-${product}`}>
        {name ?? translate({ id: 'site.allPages.other', message: 'Other pages' })}
      </Heading>
      <PageList pages={pages} />
    </section>
  );
}

import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { KeptPages } from './KeptPages';
import styles from './OfflinePage.module.css';
import { OfflineSections } from './OfflineSections';
import { RequestedPage } from './RequestedPage';

/** The page `/offline`: what can be read without a connection, and buttons to keep more. */
export default function OfflinePage(): ReactNode {
  const title = translate({ id: 'site.offline.title', message: 'Offline reading' });
  return (
    <Layout
      title={title}
      description={translate({
        id: 'site.offline.description',
        message: 'Which pages can be read without a connection, and how to keep whole sections.',
      })}
    >
      <main className={`container markdown ${styles.page}`}>
        <Heading as="h1">{title}</Heading>
        <RequestedPage />
        <p>
          {translate({
            id: 'site.offline.lead',
            message:
              'Pages that you open stay on this device with their demos, and so does the search. Without a connection they open as always; when there is one, you get the newest version.',
          })}
        </p>
        <div data-needs-script="">
          <Heading as="h2" id="sections">
            {translate({ id: 'site.offline.sections', message: 'Keep a whole section' })}
          </Heading>
          <OfflineSections />
          <Heading as="h2" id="pages">
            {translate({ id: 'site.offline.pages', message: 'Pages on this device' })}
          </Heading>
          <KeptPages />
        </div>
        <noscript>
          <p>
            {translate({
              id: 'site.offline.noScript',
              message:
                'Saving pages here needs JavaScript, which is turned off in this browser. You can save single pages with the browser’s own menu.',
            })}
          </p>
        </noscript>
      </main>
    </Layout>
  );
}

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
        message: 'Which pages you can read offline, and how to save whole sections.',
      })}
    >
      <main className={`container markdown ${styles.page}`}>
        <Heading as="h1">{title}</Heading>
        <RequestedPage />
        <p>
          {translate({
            id: 'site.offline.lead',
            message:
              'Pages that you open are saved on this device, along with their demos and the search. Without a connection, they open as usual. With one, you always get the newest version.',
          })}
        </p>
        <div data-needs-script="">
          <Heading as="h2" id="sections">
            {translate({ id: 'site.offline.sections', message: 'Save a whole section' })}
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
                'Saving pages requires JavaScript, which is turned off in this browser. You can still save individual pages from your browser’s menu.',
            })}
          </p>
        </noscript>
      </main>
    </Layout>
  );
}

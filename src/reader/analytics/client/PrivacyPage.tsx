import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { ConsentChoice } from '../../../shell/settings/client/ConsentChoice';
import { EventTables, UserPropertyTable } from './EventTables';
import styles from './PrivacyPage.module.css';
import { StorageTable } from './StorageTable';
import { ThirdParties } from './ThirdParties';
import { VisitLog } from './VisitLog';

/** The page `/privacy`: everything that the site records, sends, and stores, and the events of this visit. */
export default function PrivacyPage(): ReactNode {
  const title = translate({ id: 'site.privacy.title', message: 'Privacy' });
  return (
    <Layout
      title={title}
      description={translate({
        id: 'site.privacy.description',
        message:
          'What this site can record, what it stores in your browser, and how to change your choice.',
      })}
    >
      <main className={`container markdown ${styles.page}`}>
        <Heading as="h1">{title}</Heading>
        <p>
          {translate({
            id: 'site.privacy.lead',
            message:
              'You don’t need an account or cookies to read this site. This page lists everything that the site can record, and it’s generated from the code that does the recording.',
          })}
        </p>
        <Choices />
        <Heading as="h2" id="visit">
          {translate({ id: 'site.privacy.visit', message: 'This visit' })}
        </Heading>
        <p>
          {translate({
            id: 'site.privacy.visitIntro',
            message:
              'Events since this page loaded, newest last. Until you choose, they stay in this tab’s memory. If you decline, they’re discarded.',
          })}
        </p>
        <VisitLog />
        <Heading as="h2" id="events">
          {translate({ id: 'site.privacy.events', message: 'Events' })}
        </Heading>
        <EventTables />
        <Heading as="h2" id="properties">
          {translate({ id: 'site.privacy.properties', message: 'Sent with every event' })}
        </Heading>
        <UserPropertyTable />
        <Heading as="h2" id="hosts">
          {translate({ id: 'site.privacy.hosts', message: 'Other hosts' })}
        </Heading>
        <ThirdParties />
        <Heading as="h2" id="storage">
          {translate({ id: 'site.privacy.storage', message: 'Stored in your browser' })}
        </Heading>
        <p>
          {translate({
            id: 'site.privacy.storageIntro',
            message: 'This data stays in your browser. Only this site’s own pages read it.',
          })}
        </p>
        <StorageTable />
      </main>
    </Layout>
  );
}

function Choices(): ReactNode {
  return (
    <>
      <Heading as="h2" id="choices">
        {translate({ id: 'site.privacy.choices', message: 'Your choice' })}
      </Heading>
      <p>
        {translate({
          id: 'site.privacy.choicesIntro',
          message:
            'Nothing is sent unless you allow it, and declining doesn’t affect anything else. You can change your choice here at any time.',
        })}
      </p>
      <div className={styles.choice} data-needs-script="">
        <ConsentChoice name="privacy-consent" />
      </div>
    </>
  );
}

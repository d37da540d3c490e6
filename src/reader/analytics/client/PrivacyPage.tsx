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
        message: 'Every event that this site can record, with its fields, and your choices.',
      })}
    >
      <main className={`container markdown ${styles.page}`}>
        <Heading as="h1">{title}</Heading>
        <p>
          {translate({
            id: 'site.privacy.lead',
            message:
              'Reading needs no account and no cookie. This page lists all that the site can record; the lists are made from the code that does it.',
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
              'The events since the page was loaded, newest last. Until you answer, they stay in this tab’s memory; if you decline, they’re discarded.',
          })}
        </p>
        <VisitLog />
        <Heading as="h2" id="events">
          {translate({ id: 'site.privacy.events', message: 'Events' })}
        </Heading>
        <EventTables />
        <Heading as="h2" id="properties">
          {translate({ id: 'site.privacy.properties', message: 'Sent with the events' })}
        </Heading>
        <UserPropertyTable />
        <Heading as="h2" id="hosts">
          {translate({ id: 'site.privacy.hosts', message: 'Other hosts' })}
        </Heading>
        <ThirdParties />
        <Heading as="h2" id="storage">
          {translate({ id: 'site.privacy.storage', message: 'Kept in your browser' })}
        </Heading>
        <p>
          {translate({
            id: 'site.privacy.storageIntro',
            message: 'These stay in your browser and are read by this site’s own pages only.',
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
            'Nothing is sent before you allow it, and a no changes nothing else. You can change your mind here at any time.',
        })}
      </p>
      <div className={styles.choice} data-needs-script="">
        <ConsentChoice name="privacy-consent" />
      </div>
    </>
  );
}

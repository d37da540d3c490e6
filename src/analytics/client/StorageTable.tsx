import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { STORED_ITEMS, type StoragePlace, type StoragePurpose } from '../model/storedItems';
import styles from './PrivacyPage.module.css';

const purposes: Readonly<Record<StoragePurpose, () => string>> = {
  choice: () =>
    translate({ id: 'site.privacy.purpose.choice', message: 'A setting that you chose.' }),
  consent: () =>
    translate({ id: 'site.privacy.purpose.consent', message: 'Your answer on this page.' }),
  libraryMode: () =>
    translate({
      id: 'site.privacy.purpose.libraryMode',
      message: 'The colour mode once more, for the demos.',
    }),
  draft: () =>
    translate({
      id: 'site.privacy.purpose.draft',
      message: 'Feedback that you have not sent yet.',
    }),
};

const durations: Readonly<Record<StoragePlace, () => string>> = {
  cookie: () => translate({ id: 'site.privacy.year', message: 'one year' }),
  localStorage: () => translate({ id: 'site.privacy.untilCleared', message: 'until you clear it' }),
  sessionStorage: () => translate({ id: 'site.privacy.tab', message: 'until the tab is closed' }),
};

/** What the site keeps in the reader's browser. */
export function StorageTable(): ReactNode {
  return (
    <table className={styles.table} aria-labelledby="storage">
      <thead>
        <tr>
          <th scope="col">{translate({ id: 'site.privacy.name', message: 'Name' })}</th>
          <th scope="col">{translate({ id: 'site.privacy.place', message: 'Place' })}</th>
          <th scope="col">{translate({ id: 'site.privacy.purpose', message: 'Purpose' })}</th>
          <th scope="col">{translate({ id: 'site.privacy.kept', message: 'Kept' })}</th>
        </tr>
      </thead>
      <tbody>
        {STORED_ITEMS.map(({ place, name, purpose }) => (
          <tr key={`${place} ${name}`}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{place}</td>
            <td>{purposes[purpose]()}</td>
            <td>{durations[place]()}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

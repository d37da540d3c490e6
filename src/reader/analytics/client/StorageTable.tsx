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
      message: 'The color mode once more, for the demos.',
    }),
  place: () =>
    translate({ id: 'site.privacy.purpose.place', message: 'Where you were in the sidebar.' }),
  visit: () =>
    translate({
      id: 'site.privacy.purpose.visit',
      message: 'When you last opened the overview of a product, to mark what changed since.',
    }),
  search: () => translate({ id: 'site.privacy.purpose.search', message: 'Your last searches.' }),
  reload: () =>
    translate({
      id: 'site.privacy.purpose.reload',
      message: 'When the page was last reloaded by itself, so that it is not done twice.',
    }),
  offline: () =>
    translate({
      id: 'site.privacy.purpose.offline',
      message: 'Pages for reading without a connection. You can remove them under Offline.',
    }),
  font: () =>
    translate({
      id: 'site.privacy.purpose.font',
      message: 'That the files of the site’s font are here, for the next page.',
    }),
  draft: () =>
    translate({
      id: 'site.privacy.purpose.draft',
      message: 'Feedback that you have not sent yet.',
    }),
};

const places: Readonly<Record<StoragePlace, () => string>> = {
  cookie: () => translate({ id: 'site.privacy.cookie', message: 'A cookie, for one year.' }),
  localStorage: () =>
    translate({ id: 'site.privacy.localStorage', message: 'Local storage, until you clear it.' }),
  cacheStorage: () =>
    translate({
      id: 'site.privacy.cacheStorage',
      message: 'Cache storage, until you clear it or it is needed for other pages.',
    }),
  sessionStorage: () =>
    translate({
      id: 'site.privacy.sessionStorage',
      message: 'Session storage, until the tab is closed.',
    }),
};

/** Lists everything that the site stores in the reader's browser. */
export function StorageTable(): ReactNode {
  return (
    <table className={styles.table} aria-labelledby="storage">
      <thead>
        <tr>
          <th scope="col">{translate({ id: 'site.privacy.name', message: 'Name' })}</th>
          <th scope="col">{translate({ id: 'site.privacy.purpose', message: 'Purpose' })}</th>
        </tr>
      </thead>
      <tbody>
        {STORED_ITEMS.map(({ place, name, purpose }) => (
          <tr key={`${place} ${name}`}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              {purposes[purpose]()} {places[place]()}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

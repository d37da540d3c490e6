import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { STORED_ITEMS, type StoragePlace, type StoragePurpose } from '../model/storedItems';
import styles from './PrivacyPage.module.css';

const purposes: Readonly<Record<StoragePurpose, () => string>> = {
  choice: () => translate({ id: 'site.privacy.purpose.choice', message: 'A setting you chose.' }),
  consent: () => translate({ id: 'site.privacy.purpose.consent', message: 'Your privacy choice.' }),
  libraryMode: () =>
    translate({
      id: 'site.privacy.purpose.libraryMode',
      message: 'A copy of the color mode, for the demos.',
    }),
  place: () =>
    translate({
      id: 'site.privacy.purpose.place',
      message: 'Your place on the page or in the sidebar.',
    }),
  visit: () =>
    translate({
      id: 'site.privacy.purpose.visit',
      message: 'When you last opened a product’s overview, to mark what has changed since then.',
    }),
  search: () => translate({ id: 'site.privacy.purpose.search', message: 'Your recent searches.' }),
  reload: () =>
    translate({
      id: 'site.privacy.purpose.reload',
      message: 'When the page last reloaded itself, so that it doesn’t do so twice.',
    }),
  offline: () =>
    translate({
      id: 'site.privacy.purpose.offline',
      message: 'Pages saved for reading offline. You can remove them on the Offline reading page.',
    }),
  font: () =>
    translate({
      id: 'site.privacy.purpose.font',
      message:
        'Whether the site’s font files are already here, so that the next page can use them.',
    }),
  draft: () =>
    translate({
      id: 'site.privacy.purpose.draft',
      message: 'Feedback that you haven’t sent yet.',
    }),
};

const places: Readonly<Record<StoragePlace, () => string>> = {
  cookie: () => translate({ id: 'site.privacy.cookie', message: 'Cookie, kept for one year.' }),
  localStorage: () =>
    translate({
      id: 'site.privacy.localStorage',
      message: 'Local storage, kept until you clear it.',
    }),
  cacheStorage: () =>
    translate({
      id: 'site.privacy.cacheStorage',
      message: 'Cache storage, kept until you clear it or other pages need the space.',
    }),
  sessionStorage: () =>
    translate({
      id: 'site.privacy.sessionStorage',
      message: 'Session storage, kept until you close the tab.',
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

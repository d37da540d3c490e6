import { useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { parsePath } from '../../../foundation/site/model/paths';
import { readWantedPath } from '../model/wantedPath';
import styles from './OfflinePage.module.css';

/** How often the wanted page is asked for, in ms. */
const ASK_EVERY_MS = 20_000;

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** For a reader whom the worker has led here: which page is not there, and what to do. */
export function WantedPage(): ReactNode {
  const { search } = useLocation();
  const { currentLocale } = useDocusaurusContext().i18n;
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  // The server does not know the query.
  const wanted = useSyncExternalStore(
    subscribe,
    () => readWantedPath(search),
    () => undefined,
  );
  useEffect(() => {
    if (wanted === undefined) return undefined;
    const goBack = (): void => {
      window.location.replace(wanted);
    };
    // The browser notices its own connection only, not a server that is back.
    const ask = (): void => {
      fetch(wanted, { method: 'HEAD', cache: 'no-store' }).then(
        ({ ok }) => {
          if (ok) goBack();
        },
        () => undefined,
      );
    };
    const timer = window.setInterval(ask, ASK_EVERY_MS);
    window.addEventListener('online', goBack);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', goBack);
    };
  }, [wanted]);
  if (wanted === undefined) return null;
  return (
    <div className={styles.wanted} role="status" data-wanted="">
      <p>
        {isOnline
          ? translate({
              id: 'site.offline.unreachable',
              message: 'The site cannot be reached, and this page is not on this device:',
            })
          : translate({
              id: 'site.offline.youAreOffline',
              message: 'You are offline, and this page is not on this device:',
            })}{' '}
        <code>{wanted}</code>
      </p>
      {parsePath(wanted).language !== currentLocale && (
        <p>
          {translate({
            id: 'site.offline.otherLanguage',
            message:
              'The search and this page are not on this device yet in the language of that page. Until you are connected, they are in English.',
            description: 'On the English /offline, for a page in another language',
          })}
        </p>
      )}
      <p>
        <a href={wanted}>{translate({ id: 'site.offline.tryAgain', message: 'Try again' })}</a>{' '}
        {translate({
          id: 'site.offline.opensByItself',
          message:
            'It opens by itself as soon as you are connected. Until then, these can be read:',
        })}{' '}
        <a href="#pages">
          {translate({ id: 'site.offline.pages', message: 'Pages on this device' })}
        </a>
      </p>
    </div>
  );
}

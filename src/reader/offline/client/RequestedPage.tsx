import { useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { parsePath } from '../../../foundation/site/model/paths';
import { readRequestedPath } from '../model/requestedPath';
import styles from './OfflinePage.module.css';

/** How often to check whether the requested page can be reached, in ms. */
const POLL_INTERVAL_MS = 20_000;

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** For readers whom the worker has redirected here: shows which page isn't available, and what to do. */
export function RequestedPage(): ReactNode {
  const { search } = useLocation();
  const { currentLocale } = useDocusaurusContext().i18n;
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  // The server-rendered HTML can't depend on the query.
  const requested = useSyncExternalStore(
    subscribe,
    () => readRequestedPath(search),
    () => undefined,
  );
  useEffect(() => {
    if (requested === undefined) return undefined;
    const goBack = (): void => {
      window.location.replace(requested);
    };
    // The `online` event only reports the device's own connection, not a server that's back.
    const check = (): void => {
      fetch(requested, { method: 'HEAD', cache: 'no-store' }).then(
        ({ ok }) => {
          if (ok) goBack();
        },
        () => undefined,
      );
    };
    const timer = window.setInterval(check, POLL_INTERVAL_MS);
    window.addEventListener('online', goBack);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', goBack);
    };
  }, [requested]);
  if (requested === undefined) return null;
  return (
    <div className={styles.requested} role="status" data-wanted="">
      <p>
        {isOnline
          ? translate({
              id: 'site.offline.unreachable',
              message: 'Can’t reach the site, and this page isn’t saved on this device:',
            })
          : translate({
              id: 'site.offline.youAreOffline',
              message: 'You’re offline, and this page isn’t saved on this device:',
            })}{' '}
        <code>{requested}</code>
      </p>
      {parsePath(requested).language !== currentLocale && (
        <p>
          {translate({
            id: 'site.offline.otherLanguage',
            message:
              'The search and this page aren’t saved in that page’s language yet, so they’re in English until you’re back online.',
            description: 'On the English /offline, for a page in another language',
          })}
        </p>
      )}
      <p>
        <a href={requested}>{translate({ id: 'site.offline.tryAgain', message: 'Try again' })}</a>{' '}
        {translate({
          id: 'site.offline.opensByItself',
          message: 'The page opens automatically as soon as it can be reached. Until then, see:',
        })}{' '}
        <a href="#pages">
          {translate({ id: 'site.offline.pages', message: 'Pages on this device' })}
        </a>
      </p>
    </div>
  );
}

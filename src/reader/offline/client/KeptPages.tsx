import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { KeptPage } from './keptPages';
import { listKeptPages } from './keptPages';
import styles from './OfflinePage.module.css';
import { useCanKeep } from './useCanKeep';

/** Lists links to the visited pages that are cached on this device. */
export function KeptPages(): ReactNode {
  const canKeep = useCanKeep();
  const [pages, setPages] = useState<readonly KeptPage[]>();
  useEffect(() => {
    if (canKeep !== true) return;
    listKeptPages().then(setPages, () => {
      setPages([]);
    });
  }, [canKeep]);
  if (canKeep === true && pages === undefined) return <p className={styles.waiting} />;
  if (pages === undefined || pages.length === 0) {
    return (
      <p>
        {translate({
          id: 'site.offline.noPages',
          message: 'No pages yet. Open a page while you’re online, and it will be listed here.',
        })}
      </p>
    );
  }
  return (
    <ul className={styles.pages} data-kept-pages="">
      {pages.map(({ pathname, title }) => (
        <li key={pathname}>
          {/* A full page load, so that the page and its scripts are from the same release. */}
          <Link href={pathname} autoAddBaseUrl={false} target="_self">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

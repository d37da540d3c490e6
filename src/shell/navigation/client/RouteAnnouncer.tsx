import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import styles from './RouteAnnouncer.module.css';

/**
 * Announces the title of the new page to screen readers after a client navigation (WCAG 4.1.3), once
 * per page and after the title has changed. The browser itself announces the first page.
 */
export function RouteAnnouncer(): ReactNode {
  const { pathname } = useLocation();
  const announcedPathname = useRef(pathname);
  const [message, setMessage] = useState('');
  // The effect runs in the commit that changes the address. The new page renders in a later commit,
  // so the document still has the old title.
  useLayoutEffect(() => {
    if (announcedPathname.current === pathname) return undefined;
    const oldTitle = document.title;
    const announce = (): void => {
      if (document.title === oldTitle) return;
      observer.disconnect();
      announcedPathname.current = pathname;
      setMessage(document.title);
    };
    const observer = new MutationObserver(announce);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
    };
  }, [pathname]);
  return (
    <div role="status" aria-live="polite" data-route-announcer="" className={styles.announcer}>
      {message}
    </div>
  );
}

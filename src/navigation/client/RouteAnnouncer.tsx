import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import styles from './RouteAnnouncer.module.css';

/**
 * Says the title of the new page after a client navigation (WCAG 4.1.3). Polite, once per
 * page, after the title has changed; the first page is announced by the browser itself.
 */
export function RouteAnnouncer(): ReactNode {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (previous.current === pathname) return undefined;
    previous.current = pathname;
    const announce = (): void => {
      setMessage(document.title);
    };
    const observer = new MutationObserver(announce);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    announce();
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

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
  const said = useRef({ pathname, title: '' });
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (said.current.title === '') said.current.title = document.title;
    if (said.current.pathname === pathname) return undefined;
    const announce = (): void => {
      // The address changes first: until the new page is there, the title is the old one.
      if (document.title === said.current.title) return;
      observer.disconnect();
      said.current = { pathname, title: document.title };
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

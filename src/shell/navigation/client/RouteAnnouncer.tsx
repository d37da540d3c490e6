import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import styles from './RouteAnnouncer.module.css';

/**
 * Says the title of the new page after a client navigation (WCAG 4.1.3). Polite, once per
 * page, after the title has changed; the first page is announced by the browser itself.
 */
export function RouteAnnouncer(): ReactNode {
  const { pathname } = useLocation();
  const saidPathname = useRef(pathname);
  const [message, setMessage] = useState('');
  // In the commit that changes the address: the new page comes in a later one, so the title is
  // still the old one.
  useLayoutEffect(() => {
    if (saidPathname.current === pathname) return undefined;
    const oldTitle = document.title;
    const announce = (): void => {
      if (document.title === oldTitle) return;
      observer.disconnect();
      saidPathname.current = pathname;
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

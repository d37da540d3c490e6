import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './HeadingLinks.module.css';

/** How long the check mark shows, in ms. */
const SHOWN_MS = 2000;

/**
 * Copies a heading's URL when its link is clicked, which is what most people click it for. The link
 * shows a check mark, and a live region announces the copy to assistive technology. If the clipboard
 * rejects the URL, it's still in the address bar.
 */
export function HeadingLinks(): ReactNode {
  const [copied, setCopied] = useState('');
  useEffect(() => {
    let timer: number | undefined;
    const onClick = (event: MouseEvent): void => {
      const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
      const link = target instanceof Element ? target.closest('a.hash-link') : null;
      if (!(link instanceof HTMLAnchorElement)) return;
      if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
      const show = (): void => {
        link.dataset['copied'] = '';
        setCopied(translate({ id: 'site.headingLinks.copied', message: 'Link copied' }));
        window.clearTimeout(timer);
        timer = window.setTimeout(() => {
          for (const other of document.querySelectorAll<HTMLElement>('.hash-link[data-copied]')) {
            delete other.dataset['copied'];
          }
          setCopied('');
        }, SHOWN_MS);
      };
      // Browsers only define `navigator.clipboard` in secure contexts (HTTPS and localhost).
      navigator.clipboard?.writeText(link.href).then(show, () => undefined);
    };
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('click', onClick);
      window.clearTimeout(timer);
    };
  }, []);
  return (
    <p aria-live="polite" className={styles.status}>
      {copied}
    </p>
  );
}

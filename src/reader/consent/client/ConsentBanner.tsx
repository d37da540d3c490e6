import { useRef } from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { consentStore } from '../../../foundation/preferences/client/useConsent';
import styles from './ConsentBanner.module.css';
import { useReservedSpace } from './useReservedSpace';

/**
 * The consent banner at the bottom of the window. It's a landmark right after the skip link, not a
 * dialog: it doesn't move or trap the focus, and both answers look and work alike.
 */
export function ConsentBanner(): ReactNode {
  const box = useRef<HTMLElement>(null);
  useReservedSpace(box);
  return (
    <section
      ref={box}
      className={styles.banner}
      data-consent-banner=""
      data-site-screen-only=""
      aria-label={translate({ id: 'site.consent.label', message: 'Privacy choices' })}
    >
      <p className={styles.text}>
        {translate({
          id: 'site.consent.question',
          message: 'Can we count page views and clicks, and load ads from sponsors?',
        })}{' '}
        <Link to="/privacy">
          {translate({ id: 'site.consent.details', message: 'What we record' })}
        </Link>
      </p>
      <div className={styles.answers}>
        <button
          type="button"
          className={styles.answer}
          onClick={() => {
            consentStore.set('denied');
          }}
        >
          {translate({ id: 'site.consent.deny', message: 'Don’t allow' })}
        </button>
        <button
          type="button"
          className={styles.answer}
          onClick={() => {
            consentStore.set('granted');
          }}
        >
          {translate({ id: 'site.consent.allow', message: 'Allow' })}
        </button>
      </div>
    </section>
  );
}

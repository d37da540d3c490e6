import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './HideButton.module.css';

/** Puts the ads away until the tab is closed. */
export function HideButton({ onHide }: { readonly onHide: () => void }): ReactNode {
  const label = translate({
    id: 'site.ads.hide',
    message: 'Hide for this visit',
    description: 'Button on an ad: no more ads until the tab is closed',
  });
  return (
    <button type="button" className={styles.hide} aria-label={label} title={label} onClick={onHide}>
      <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
        <path d="M6 6l12 12M18 6L6 18" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  );
}

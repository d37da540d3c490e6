import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './HideButton.module.css';

/** Replaces the ad on the page where the reader has hidden ads, and offers to show them again. */
export function HiddenNote({ onShow }: { readonly onShow: () => void }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The "Hide" button, which had the focus, no longer exists.
    button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.note} data-ad="" data-ad-state="off">
      <span role="status">
        {translate({
          id: 'site.ads.hidden',
          message: 'Ads are hidden until you close this tab.',
          description: 'Shown after the user hides the ads',
        })}
      </span>
      <button ref={button} type="button" className={styles.show} onClick={onShow}>
        {translate({
          id: 'site.ads.show',
          message: 'Show ads',
          description: 'Button that shows hidden ads again',
        })}
      </button>
    </div>
  );
}

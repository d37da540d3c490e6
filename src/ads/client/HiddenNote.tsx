import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './HideButton.module.css';

/** What is left on the page on which the reader has put the ads away: the way back. */
export function HiddenNote({ onShow }: { readonly onShow: () => void }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.note} data-ad="" data-ad-state="off">
      <span role="status">
        <Translate id="site.ads.hidden" description="After the reader has hidden the ads">
          Ads are hidden until you close this tab.
        </Translate>
      </span>
      <button ref={button} type="button" className={styles.show} onClick={onShow}>
        <Translate id="site.ads.show" description="Button: brings the hidden ads back">
          Show again
        </Translate>
      </button>
    </div>
  );
}

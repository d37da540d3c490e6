import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { LineIcon } from '../../../foundation/ui/client/LineIcon';
import styles from './HideButton.module.css';

/** A button that hides ads until the tab is closed. */
export function HideButton({ onHide }: { readonly onHide: () => void }): ReactNode {
  const label = translate({
    id: 'site.ads.hide',
    message: 'Hide for this visit',
    description: 'Button on an ad that hides all ads until the tab is closed',
  });
  return (
    <button type="button" className={styles.hide} aria-label={label} title={label} onClick={onHide}>
      <LineIcon width={16} height={16} aria-hidden="true" d="M6 6l12 12M18 6L6 18" />
    </button>
  );
}

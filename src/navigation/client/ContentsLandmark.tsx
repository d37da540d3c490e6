import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './ContentsLandmark.module.css';

/** Makes the table of contents a place that screen readers can jump to. */
export function ContentsLandmark({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <nav
      className={styles.landmark}
      aria-label={translate({ id: 'site.navigation.contents', message: 'On this page' })}
    >
      {children}
    </nav>
  );
}

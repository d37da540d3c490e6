import type { ReactNode } from 'react';
import styles from './PageFooter.module.css';

/** The footer of a page: feedback, edit link, and date of the last change, in one row if they fit. */
export function PageFooter({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.footer}>{children}</div>;
}

import type { ReactNode } from 'react';
import styles from './PageFooter.module.css';

/** What stands below a page, in one row where there is room: the question, the edit link, and the date. */
export function PageFooter({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.end}>{children}</div>;
}

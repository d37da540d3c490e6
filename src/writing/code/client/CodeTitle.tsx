import type { ReactNode } from 'react';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import styles from './CodeTitle.module.css';

/** The header of a code block: the file name, the language, and room for the buttons. */
export function CodeTitle({ children }: { readonly children: ReactNode }): ReactNode {
  const { language } = useCodeBlockContext().metadata;
  return (
    <span className={styles.title}>
      <span className={styles.file}>{children}</span>
      <span className={styles.language}>{language}</span>
    </span>
  );
}

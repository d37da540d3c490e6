import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { PageEntry } from '../model/pageEntry';
import styles from './PageLists.module.css';

interface Props {
  readonly pages: readonly PageEntry[];
}

/** Links to pages with their descriptions, some of which may not be in the language of the site. */
export function PageList({ pages }: Props): ReactNode {
  return (
    <ul className={styles.list}>
      {pages.map(({ pathname, title, description, lang }) => (
        <li key={pathname} lang={lang}>
          <Link to={pathname}>{title}</Link>
          {description === '' ? null : (
            <p className={styles.description}>
              <bdi>{description}</bdi>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

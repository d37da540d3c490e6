import { useId } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './TocLandmark.module.css';

const title = (): string => translate({ id: 'site.navigation.contents', message: 'On this page' });

/** The table of contents beside a page, with a heading; screen readers can jump to it. */
export function TocLandmark({ children }: { readonly children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <nav className={`${String(styles.landmark)} thin-scrollbar`} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title()}
      </p>
      {children}
      {/* The stylesheet shows a list that something follows: one that has arrived whole. */}
      <span hidden />
    </nav>
  );
}

/** The list covers the text below it, so a chosen heading closes it. */
function closeAfterChoice({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a') !== null) {
    currentTarget.querySelector('button')?.click();
  }
}

/** The table of contents of a narrow screen: one line that stays below the header and opens a list. */
export function MobileToc({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    // The links inside are what is pressed, by every kind of input.
    // No landmark: the server sends both, and two of one name say nothing. Its button has the name.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={styles.narrow} onClick={closeAfterChoice}>
      {children}
    </div>
  );
}

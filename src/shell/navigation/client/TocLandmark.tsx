import { useId } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './TocLandmark.module.css';

const title = (): string => translate({ id: 'site.navigation.contents', message: 'On this page' });

/** The table of contents next to a page, as a landmark with a heading. */
export function TocLandmark({ children }: { readonly children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <nav className={`${String(styles.landmark)} thin-scrollbar`} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title()}
      </p>
      {children}
      {/* The stylesheet shows the list once it's followed by an element, so once it's complete. */}
      <span hidden />
    </nav>
  );
}

/** Closes the list when a heading is clicked, because it covers the text below it. */
function closeOnLinkClick({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a') !== null) {
    currentTarget.querySelector('button')?.click();
  }
}

/** The table of contents on narrow screens: a sticky button below the header that opens a list. */
export function MobileToc({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    // The handler only reacts to the links inside, which work with every kind of input.
    // It isn't a landmark: the HTML contains both tables of contents, and two landmarks with the same
    // name are ambiguous. The button has the name.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={styles.narrow} onClick={closeOnLinkClick}>
      {children}
    </div>
  );
}

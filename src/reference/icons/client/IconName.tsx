import { Fragment, memo } from 'react';
import type { ReactNode } from 'react';
import styles from './IconGrid.module.css';

/** A name that breaks between its words, not inside one. */
export const IconName = memo(function IconName({ name }: { readonly name: string }): ReactNode {
  return (
    <span className={styles.name}>
      {name.split(/(?=[A-Z][a-z])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </span>
  );
});

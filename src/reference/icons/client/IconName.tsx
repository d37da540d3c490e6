import { Fragment, memo } from 'react';
import type { ReactNode } from 'react';
import styles from './IconGrid.module.css';

/** An icon's name that can wrap between its words. */
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

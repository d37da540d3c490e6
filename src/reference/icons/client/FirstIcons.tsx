import type { ReactNode } from 'react';
import first from '@shared-data/icons/first.json';
import { Icon } from './Icon';
import { IconName } from './IconName';
import styles from './IconGrid.module.css';

/**
 * The first icons, in as many columns as fit. They're in the HTML, shown until the grid has loaded.
 */
export function FirstIcons(): ReactNode {
  return (
    <ul className={styles.first}>
      {Object.entries(first).map(([name, shape]) => (
        <li key={name} className={styles.cell}>
          <Icon shape={shape} />
          <IconName name={name} />
        </li>
      ))}
    </ul>
  );
}

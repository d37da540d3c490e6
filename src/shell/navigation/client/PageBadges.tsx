import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { NavPlan } from '../model/types';
import type { NavFlag } from '../model/sidebarItem';
import { flagLabel, planDescription, planName } from './badgeLabels';
import styles from './PageBadges.module.css';

interface Props {
  readonly flags?: readonly NavFlag[] | undefined;
  readonly plan?: NavPlan | undefined;
}

/**
 * The badges next to a page's title (spec NAV-2). The space before each badge lets it wrap to the
 * next line without an indent.
 */
export function PageBadges({ flags = [], plan }: Props): ReactNode {
  return (
    <>
      {flags.map((flag) => (
        <Fragment key={flag}>
          {' '}
          <span className={styles.badge} data-badge={flag}>
            {flagLabel(flag)}
          </span>
        </Fragment>
      ))}
      {plan === undefined ? null : (
        <>
          {' '}
          <span className={styles.badge} data-badge={plan} title={planDescription(plan)}>
            {planName(plan)}
          </span>
        </>
      )}
    </>
  );
}

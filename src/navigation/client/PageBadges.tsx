import type { ReactNode } from 'react';
import type { NavPlan } from '../model/types';
import type { NavFlag } from '../model/sidebarItem';
import { flagLabel, planLabel } from './badgeLabels';
import styles from './PageBadges.module.css';

interface Props {
  readonly flags?: readonly NavFlag[] | undefined;
  readonly plan?: NavPlan | undefined;
}

/** The small marks beside a page's title (specification section 3). */
export function PageBadges({ flags = [], plan }: Props): ReactNode {
  return (
    <>
      {flags.map((flag) => (
        <span key={flag} className={styles.badge} data-badge={flag}>
          {flagLabel(flag)}
        </span>
      ))}
      {plan === undefined ? null : (
        <span className={styles.badge} data-badge={plan} title={planLabel(plan)}>
          <span aria-hidden="true">{plan === 'pro' ? 'Pro' : 'Premium'}</span>
          <span className={styles.hidden}>{planLabel(plan)}</span>
        </span>
      )}
    </>
  );
}

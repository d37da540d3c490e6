import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { NavPlan } from '../model/types';
import type { NavFlag } from '../model/sidebarItem';
import styles from './PageBadges.module.css';

interface Props {
  readonly flags?: readonly NavFlag[] | undefined;
  readonly plan?: NavPlan | undefined;
}

function flagLabel(flag: NavFlag): string {
  switch (flag) {
    case 'newFeature':
      return translate({ id: 'site.navigation.badge.new', message: 'New' });
    case 'beta':
      return translate({ id: 'site.navigation.badge.beta', message: 'Beta' });
    case 'unstable':
      return translate({ id: 'site.navigation.badge.preview', message: 'Preview' });
    case 'planned':
      return translate({ id: 'site.navigation.badge.planned', message: 'Planned' });
    case 'legacy':
      return translate({ id: 'site.navigation.badge.legacy', message: 'Legacy' });
    case 'deprecated':
      return translate({ id: 'site.navigation.badge.deprecated', message: 'Deprecated' });
  }
}

function planLabel(plan: NavPlan): string {
  return plan === 'pro'
    ? translate({ id: 'site.navigation.plan.pro', message: 'Pro plan' })
    : translate({ id: 'site.navigation.plan.premium', message: 'Premium plan' });
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

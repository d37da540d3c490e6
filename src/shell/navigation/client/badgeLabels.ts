import { translate } from '@docusaurus/Translate';
import type { NavPlan } from '../model/types';
import type { NavFlag } from '../model/sidebarItem';

/** Returns the label of a flag's badge. */
export function flagLabel(flag: NavFlag): string {
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

/** Returns the name of a commercial plan, which isn't translated. */
export function planName(plan: NavPlan): string {
  return plan === 'pro' ? 'Pro' : 'Premium';
}

/** Returns the tooltip of a plan's badge. */
export function planDescription(plan: NavPlan): string {
  return plan === 'pro'
    ? translate({ id: 'site.navigation.plan.pro', message: 'Pro plan' })
    : translate({ id: 'site.navigation.plan.premium', message: 'Premium plan' });
}

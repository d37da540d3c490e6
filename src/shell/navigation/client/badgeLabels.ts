import { translate } from '@docusaurus/Translate';
import type { NavPlan } from '../model/types';
import type { NavFlag } from '../model/sidebarItem';

/** The word on the badge of a flag. */
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

/** The name of a commercial plan: the same on every badge and in every language. */
export function planName(plan: NavPlan): string {
  return plan === 'pro' ? 'Pro' : 'Premium';
}

/** What the badge of a plan says when the pointer rests on it. */
export function planDescription(plan: NavPlan): string {
  return plan === 'pro'
    ? translate({ id: 'site.navigation.plan.pro', message: 'Pro plan' })
    : translate({ id: 'site.navigation.plan.premium', message: 'Premium plan' });
}

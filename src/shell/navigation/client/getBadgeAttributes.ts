import type { SidebarItemProps } from '../model/sidebarItem';
import { flagLabel, planDescription } from './badgeLabels';

/**
 * Returns the flags of a group as one string, which the stylesheet shows after the link. They can't be
 * part of the label, which must be a string because the button's accessible name contains it.
 */
function formatFlags({ flags = [] }: Pick<SidebarItemProps, 'flags'>): string | undefined {
  return flags.length === 0 ? undefined : flags.map(flagLabel).join(' · ');
}

/** Returns the data attributes from which the stylesheet shows the flags and the plan of a group. */
export function getBadgeAttributes(item: Pick<SidebarItemProps, 'flags' | 'plan'>) {
  const { plan } = item;
  return {
    'data-badges': formatFlags(item),
    'data-plan': plan,
    'data-plan-name': plan === undefined ? undefined : planDescription(plan),
  };
}

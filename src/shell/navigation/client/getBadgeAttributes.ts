import type { SidebarItemProps } from '../model/sidebarItem';
import { flagLabel, planDescription } from './badgeLabels';

/**
 * The flags of a group as one text, which the stylesheet shows after its link. A group's label
 * must stay a plain text: the button that opens the group has it in its name.
 */
function formatFlags({ flags = [] }: Pick<SidebarItemProps, 'flags'>): string | undefined {
  const words = flags.map(flagLabel);
  return words.length === 0 ? undefined : words.join(' · ');
}

/** The attributes from which the stylesheet draws the flags and the plan of a group. */
export function getBadgeAttributes(item: Pick<SidebarItemProps, 'flags' | 'plan'>) {
  const { plan } = item;
  return {
    'data-badges': formatFlags(item),
    'data-plan': plan,
    'data-plan-name': plan === undefined ? undefined : planDescription(plan),
  };
}

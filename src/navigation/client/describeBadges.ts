import type { SidebarItemProps } from '../model/sidebarItem';
import { flagLabel, planLabel } from './badgeLabels';

/**
 * The badges of a group as one text, which the style sheet shows after its link. A group's
 * label must stay a plain text: the button that opens the group has it in its name.
 */
export function describeBadges({
  flags = [],
  plan,
}: Pick<SidebarItemProps, 'flags' | 'plan'>): string | undefined {
  const words = flags.map(flagLabel);
  if (plan !== undefined) words.push(planLabel(plan));
  return words.length === 0 ? undefined : words.join(' · ');
}

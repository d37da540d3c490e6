/**
 * Closes a popover that Tab leaves: it would lie over what has the focus then (WCAG 2.4.11). Its own
 * button isn't outside, since a press on it would open the popover again.
 */
export function closePopoverOnBlur({
  target,
  relatedTarget,
}: Pick<FocusEvent, 'target' | 'relatedTarget'>): void {
  if (!(target instanceof Element) || !(relatedTarget instanceof Element)) return;
  const popover = target.closest<HTMLElement>('[popover]');
  if (popover === null || popover.contains(relatedTarget)) return;
  if (relatedTarget.getAttribute('popovertarget') !== popover.id) popover.hidePopover();
}

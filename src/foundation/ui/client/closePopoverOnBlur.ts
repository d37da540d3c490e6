/**
 * Closes a popover when the focus leaves it, because it could cover the focused element (WCAG
 * 2.4.11). Focus on the popover's own button doesn't close it, because the click would then open it
 * again.
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

/**
 * Returns the index of the control that a key moves the focus to in a toolbar or a tab list.
 *
 * @param index of the focused control
 * @returns `undefined` for keys that don't move the focus
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/
 */
export function findNextControl(
  key: string,
  index: number,
  count: number,
  isRightToLeft: boolean,
): number | undefined {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === forward) return (index + 1) % count;
  return key === back ? (index - 1 + count) % count : undefined;
}

/**
 * The control of a toolbar, or the tab, that a key leads to, as the WAI-ARIA patterns have it.
 * @param index of the focused control
 * @returns an index, or undefined for a key that is left alone
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

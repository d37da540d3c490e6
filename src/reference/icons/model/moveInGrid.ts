/** Returns the cell that a key moves to in a grid, or `undefined` when it doesn't move. */
export function moveInGrid(
  key: string,
  index: number,
  grid: { readonly count: number; readonly columns: number; readonly isRtl: boolean },
): number | undefined {
  const { count, columns, isRtl } = grid;
  const rowStart = index - (index % columns);
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: index + (isRtl ? -1 : 1),
    ArrowLeft: index + (isRtl ? 1 : -1),
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    PageDown: Math.min(index + columns * 4, count - 1),
    PageUp: Math.max(index - columns * 4, 0),
    Home: rowStart,
    End: Math.min(rowStart + columns, count) - 1,
    'Control+Home': 0,
    'Control+End': count - 1,
  };
  const target = targets[key];
  return target === undefined || target < 0 || target >= count ? undefined : target;
}

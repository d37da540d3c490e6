/**
 * Returns a list from the classic theme without the one item that the site replaces.
 *
 * @param what the item's name, for the error message
 * @throws Error unless exactly one item matches: with none, the theme's item would stay, and with
 *   several, a new one would be removed by accident
 */
export function removeExactlyOne<T>(
  items: readonly T[],
  isOne: (item: T) => boolean,
  what: string,
): T[] {
  const rest = items.filter((item) => !isOne(item));
  const count = items.length - rest.length;
  if (count === 1) return rest;
  throw new Error(
    `src/plugins/classic-theme/index.ts:1: expected to remove one item of the classic theme, but found ${String(count)}: ${what}. Compare node_modules/@docusaurus/theme-classic/lib/index.js with src/plugins/classic-theme/index.ts, and update what's removed.`,
  );
}

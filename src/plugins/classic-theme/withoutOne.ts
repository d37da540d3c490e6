/**
 * A list of the classic theme without the one item that the site replaces.
 *
 * @param what the item's name in the message
 * @throws when there is not exactly one: a new script of the theme would be left out, or the one
 *   that we replace would stay
 */
export function withoutOne<T>(items: readonly T[], isOne: (item: T) => boolean, what: string): T[] {
  const rest = items.filter((item) => !isOne(item));
  const count = items.length - rest.length;
  if (count === 1) return rest;
  throw new Error(
    `src/plugins/classic-theme/index.ts:1: the classic theme has ${String(count)} of what is left out here once: ${what}. Compare node_modules/@docusaurus/theme-classic/lib/index.js with src/plugins/classic-theme/index.ts, decide about each, and adapt what is removed.`,
  );
}

/** How many pages may still be unwritten. Goes down with every page that is written, never up. */
export const UNWRITTEN_CEILING = 0;

/** Pages that a tree lists and nobody has written yet: shown as text, without a link. Sorted. */
export const unwrittenPathnames: readonly string[] = [];

/** The number of pages that may be unwritten. It goes down when a page is written, but never up. */
export const UNWRITTEN_CEILING = 0;

/** Pages in a tree that nobody has written yet, sorted. The sidebar shows them without a link. */
export const unwrittenPathnames: readonly string[] = [];

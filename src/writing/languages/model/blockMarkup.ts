/** The markup of a block, which has to be the same in every language. */
export interface BlockMarkup {
  /** Inline code and code blocks. */
  readonly code: readonly string[];
  /** URLs of links and images. */
  readonly targets: readonly string[];
  /** Names of elements and callouts, such as `kbd`, `Demo`, or `:::info`. */
  readonly elements: readonly string[];
  /** Number of list items, table rows, and table cells, such as `2 items`. */
  readonly shape: string;
}

/** Returns the values of `expected` that `actual` doesn't contain, without duplicates. */
export function listMissing(expected: readonly string[], actual: readonly string[]): string[] {
  const present = new Set(actual);
  return [...new Set(expected)].filter((text) => !present.has(text));
}

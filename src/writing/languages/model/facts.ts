/** What a translation must have in common with its English block. */
export interface BlockFacts {
  /** Texts between backticks. */
  readonly code: readonly string[];
  /** Targets of links and addresses of images. */
  readonly targets: readonly string[];
  /** Names of elements, such as `kbd` or `Demo`. */
  readonly elements: readonly string[];
  /** Items of lists, rows and cells of tables. */
  readonly shape: string;
}

/** What is in `a` and not in `b`, each once. */
export function missingIn(a: readonly string[], b: readonly string[]): string[] {
  const own = new Set(b);
  return [...new Set(a)].filter((text) => !own.has(text));
}

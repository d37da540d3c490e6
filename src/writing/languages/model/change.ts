/** A run of words in the diff of a block. */
export type ChangePart = readonly [kind: 'same' | 'added' | 'removed', text: string];

/** A block of the English page that has changed since it was translated. */
export interface BlockChange {
  /** The headings above it, from the outermost to the innermost, joined by ` > `. */
  readonly path: string;
  readonly parts: readonly ChangePart[];
}

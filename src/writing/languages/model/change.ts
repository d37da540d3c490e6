/** A run of words of a changed block: kept, added or taken out. */
export type ChangePart = readonly [kind: 'same' | 'added' | 'removed', text: string];

/** One block of the English page that is not as it was when it was translated. */
export interface BlockChange {
  /** The headings above it. */
  readonly path: string;
  readonly parts: readonly ChangePart[];
}

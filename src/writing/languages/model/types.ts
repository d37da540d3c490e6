/**
 * What a page is made of for translators. A kind that {@link isKept} names stays as it is in
 * English: code, demos, parts.
 */
export type BlockKind =
  | 'title'
  | 'description'
  | `heading-${number}`
  | 'paragraph'
  | 'list'
  | 'quote'
  | 'table'
  | 'note'
  | 'element'
  | 'code'
  | 'demo'
  | 'part';

/** One block of a page: what is between two blank lines at the top level, more or less. */
export interface Block {
  readonly kind: BlockKind;
  /** The headings above, from the outside in, joined by ` > `. */
  readonly path: string;
  /** The Markdown as written. */
  readonly text: string;
  /** Line in its file, counted from 1. */
  readonly line: number;
  /** Anchor; headings only. */
  readonly id?: string;
}

/** An English block as it was when it was translated; the side file `<page>.blocks.json`. */
export interface RecordedBlock {
  /** Hash of heading path and text. */
  readonly hash: string;
  readonly kind: BlockKind;
  readonly path: string;
  readonly text: string;
  readonly id?: string;
}

/** A side file. */
export interface BlockRecord {
  /** The English page, from the project's root. */
  readonly source: string;
  readonly blocks: readonly RecordedBlock[];
}

/** What is in a translated page: blocks, and the comments that hold the English text. */
export type TranslatedItem =
  | { readonly type: 'english'; readonly line: number }
  | { readonly type: 'block'; readonly block: Block };

const KEPT: ReadonlySet<BlockKind> = new Set<BlockKind>(['code', 'demo', 'part']);

/** Whether a block is the same in every language. */
export function isKept({ kind }: { readonly kind: BlockKind }): boolean {
  return KEPT.has(kind);
}

/** Text without what readers do not see: line breaks and double spaces. */
export function normalizeText(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** The kinds of blocks in a page. Code, demos, and parts (components) aren't translated. */
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

/** A top-level Markdown node of a page, or a translated front matter value. */
export interface Block {
  readonly kind: BlockKind;
  /** The headings above it, from the outermost to the innermost, joined by ` > `. */
  readonly path: string;
  /** The Markdown source. */
  readonly text: string;
  /** The line where it begins, counted from 1. */
  readonly line: number;
  /** The anchor of a heading. */
  readonly id?: string;
}

/** An English block as it was when it was translated. */
export interface RecordedBlock {
  /** Hash of the heading path and the text. */
  readonly hash: string;
  readonly kind: BlockKind;
  readonly path: string;
  readonly text: string;
  readonly id?: string;
  /**
   * Hash of the translation when it was last up to date. Blocks that have nothing to translate, or no
   * translation yet, don't have one.
   */
  readonly translation?: string;
}

/** The content of `<page>.blocks.json`, next to a translated page. */
export interface BlockRecord {
  /** The English page, from the project's root. */
  readonly source: string;
  readonly blocks: readonly RecordedBlock[];
}

/** An item of a translated page: a block, or a comment with English text. */
export type TranslatedItem =
  | { readonly type: 'english'; readonly line: number }
  | { readonly type: 'block'; readonly block: Block };

const VERBATIM: ReadonlySet<BlockKind> = new Set<BlockKind>(['code', 'demo', 'part']);

/** Whether a block is copied from the English page unchanged, because it has nothing to translate. */
export function isVerbatim({ kind }: { readonly kind: BlockKind }): boolean {
  return VERBATIM.has(kind);
}

/** Replaces line breaks and repeated spaces, which people don't see, with single spaces. */
export function normalizeText(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

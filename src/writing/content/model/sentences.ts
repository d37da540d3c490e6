import type { PageSource } from './pageSource';
import { lineOf, readableText, walkTree } from './walkTree';

/** A sentence of a page's prose. */
export interface Sentence {
  readonly text: string;
  /** Line where its paragraph begins. */
  readonly line: number;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of paragraphs, list items and table cells; headings and code are left out. */
export function readSentences({ tree }: PageSource): Sentence[] {
  const sentences: Sentence[] = [];
  walkTree(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'tableCell') return;
    // A paragraph's source lines are sentences or parts of one, never two halves of a word.
    const text = readableText(node).replace(/\s+/g, ' ');
    for (const { segment } of segmenter.segment(text)) {
      if (segment.trim() !== '') sentences.push({ text: segment.trim(), line: lineOf(node) });
    }
  });
  return sentences;
}

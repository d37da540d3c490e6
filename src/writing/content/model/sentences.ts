import type { PageSource } from './pageSource';
import { lineOf, readableText, walkTree } from './walkTree';

/** A sentence in a page's prose. */
export interface Sentence {
  readonly text: string;
  /** The line where its paragraph begins, counted from 1. */
  readonly line: number;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Returns the sentences of paragraphs, list items, and table cells, but not headings and code. */
export function readSentences({ tree }: PageSource): Sentence[] {
  const sentences: Sentence[] = [];
  walkTree(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'tableCell') return;
    // A line break in the source never splits a word, so it can become a space.
    const text = readableText(node).replace(/\s+/g, ' ');
    for (const { segment } of segmenter.segment(text)) {
      if (segment.trim() !== '') sentences.push({ text: segment.trim(), line: lineOf(node) });
    }
  });
  return sentences;
}

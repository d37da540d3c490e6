import fs from 'node:fs';
import path from 'node:path';
import type { PageSource } from '../model/pageSource';
import { listRepeatable } from '../model/rules/checkRepetition';
import { walkTree } from '../model/walkTree';
import { listPageFiles } from './readPages';

/** Shorter pieces stand everywhere; a sentence of eight words has a longer one, or is all code. */
const MIN_PIECE = 24;

/**
 * Plain pieces of the sentences of a page as they stand in a file, white space aside: of those
 * that may not stand on many pages.
 */
function listPieces(page: PageSource): Set<string> {
  const pieces = new Set<string>();
  const sentences = listRepeatable(page);
  walkTree(page.tree, (node) => {
    if (node.type !== 'text') return;
    for (const piece of node.value.replace(/\s+/g, ' ').split(/(?<=[.!?:;]) /)) {
      const plain = piece.trim();
      if (plain.length < MIN_PIECE) continue;
      if (sentences.some(({ text }) => text.includes(plain))) pieces.add(plain);
    }
  });
  return pieces;
}

/** Other pages that may have a sentence of this one: only they have to be read to compare. */
export function findSimilarPages(siteDir: string, page: PageSource): string[] {
  const pieces = [...listPieces(page)];
  return listPageFiles(siteDir).filter((file) => {
    if (path.relative(siteDir, file) === page.file) return false;
    const text = fs.readFileSync(file, 'utf8').replace(/\s+/g, ' ');
    return pieces.some((piece) => text.includes(piece));
  });
}

import fs from 'node:fs';
import path from 'node:path';
import type { PageSource } from '../model/pageSource';
import { listLongSentences } from '../model/rules/checkRepetition';
import { walkTree } from '../model/walkTree';
import { listPageFiles } from './readPages';

/**
 * Minimum length of a fragment. Shorter ones appear everywhere, and a sentence of eight words contains
 * a longer one unless it's all code.
 */
const MIN_LENGTH = 24;

/**
 * Returns fragments of a page's long sentences that can be searched for in a file's source: text
 * without any markup, and with single spaces.
 */
function listFragments(page: PageSource): Set<string> {
  const fragments = new Set<string>();
  const sentences = listLongSentences(page);
  walkTree(page.tree, (node) => {
    if (node.type !== 'text') return;
    for (const part of node.value.replace(/\s+/g, ' ').split(/(?<=[.!?:;]) /)) {
      const fragment = part.trim();
      if (fragment.length < MIN_LENGTH) continue;
      if (sentences.some(({ text }) => text.includes(fragment))) fragments.add(fragment);
    }
  });
  return fragments;
}

/** Returns other pages that might share a sentence with this one, so that only they are parsed. */
export function findSimilarPages(siteDir: string, page: PageSource): string[] {
  const fragments = [...listFragments(page)];
  return listPageFiles(siteDir).filter((file) => {
    if (path.relative(siteDir, file) === page.file) return false;
    const text = fs.readFileSync(file, 'utf8').replace(/\s+/g, ' ');
    return fragments.some((fragment) => text.includes(fragment));
  });
}

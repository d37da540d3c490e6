import fs from 'node:fs';
import path from 'node:path';
import { navigationTrees } from '../../../shell/navigation/data/trees';
import { flattenPages } from '../../../shell/navigation/model/flattenPages';
import { SYNONYMS } from '../data/synonyms';
import { checkSynonyms } from '../model/checkSynonyms';

const FILE = 'src/reader/search/data/synonyms.ts';

/** Returns every mistake in the site's synonyms as `file:line: message`. */
export function checkSynonymsFile(siteDir: string): string[] {
  const pages = new Set(
    navigationTrees.flatMap((tree) => flattenPages(tree.pages).map(({ pathname }) => pathname)),
  );
  return checkSynonyms(SYNONYMS, pages, FILE, fs.readFileSync(path.join(siteDir, FILE), 'utf8'));
}

import type { PageSource } from '../pageSource';
import type { Problem } from '../problem';
import { lineOf, walkTree } from '../walkTree';

/** Whether a word is spelled right. */
export type IsKnownWord = (word: string) => boolean;

/** Other scripts have no dictionary here. */
const WORD = /(?<!\p{L})\p{Script=Latin}[\p{Script=Latin}’'-]*/gu;
/** Names such as `useState` or `DataGrid`, and abbreviations, are no words of the dictionary. */
const NOT_PROSE = /\p{Ll}\p{Lu}|^\p{Lu}{2,}s?$/u;

/** Words of the prose that neither the English dictionaries nor the project's own has. */
export function checkSpelling({ file, tree }: PageSource, isKnown: IsKnownWord): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  walkTree(tree, (node) => {
    if (node.type !== 'text') return;
    const prose = node.value.replace(/\S*[/@_\d][^\s,;]*/g, ' ');
    for (const [raw] of prose.matchAll(WORD)) {
      const word = raw.replace(/’/g, "'").replace(/(?:'s|'|-)$/, '');
      if (seen.has(word) || NOT_PROSE.test(word)) continue;
      if (isKnown(word) || word.split('-').every((part) => part === '' || isKnown(part))) continue;
      seen.add(word);
      problems.push({
        file,
        line: lineOf(node),
        what: `"${word}" is not in the dictionary.`,
        fix: 'Fix it, put it between backticks if it is code, or add it to src/writing/content/data/dictionary.txt.',
      });
    }
  });
  return problems;
}

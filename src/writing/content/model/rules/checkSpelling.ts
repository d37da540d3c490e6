import type { PageSource } from '../pageSource';
import type { Problem } from '../problem';
import { lineOf, walkTree } from '../walkTree';

/** Whether a word is spelled correctly. */
export type IsKnownWord = (word: string) => boolean;

/** Latin script only, because there are no dictionaries for other scripts. */
const WORD = /(?<!\p{L})\p{Script=Latin}[\p{Script=Latin}’'-]*/gu;
/** Names such as `useState` or `DataGrid`, and abbreviations, which dictionaries don't have. */
const NOT_PROSE = /\p{Ll}\p{Lu}|^\p{Lu}{2,}s?$/u;

/** Reports words that are neither in the English dictionary nor in the project's dictionary. */
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
        fix: "Correct the spelling, put it in backticks if it's code, or add it to src/writing/content/data/dictionary.txt.",
      });
    }
  });
  return problems;
}

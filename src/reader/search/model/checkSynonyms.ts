import type { Synonym } from '../data/synonyms';

/** Splits `a, b` into an array. Empty parts are kept, so that they can be reported. */
export const splitSynonyms = (words: string): string[] =>
  words.split(',').map((word) => word.trim());

/** Returns the line of a page's entry in the data file, starting at 1, or 1 if it isn't found. */
function findLine(source: string, page: string, from: number): number {
  const index = source.indexOf(`'${page}'`, from);
  return index === -1 ? 1 : source.slice(0, index).split('\n').length;
}

/**
 * Returns every mistake in the synonyms as `file:line: message`.
 *
 * @param pages every pathname in the navigation trees
 * @param file path of the data file, for the messages
 * @param source contents of the data file, to find the lines
 */
export function checkSynonyms(
  synonyms: readonly Synonym[],
  pages: ReadonlySet<string>,
  file: string,
  source: string,
): string[] {
  const seen = new Set<string>();
  return synonyms.flatMap(({ page, words }) => {
    const first = source.indexOf(`'${page}'`);
    const from = seen.has(page) ? first + 1 : 0;
    const at = `${file}:${String(findLine(source, page, from))}`;
    const problems: string[] = [];
    if (!pages.has(page)) {
      problems.push(
        `${at}: no navigation tree has the page "${page}", so its synonyms would find nothing. Fix the pathname or remove the entry.`,
      );
    }
    if (seen.has(page)) {
      problems.push(
        `${at}: there is a second entry for "${page}". Move its words to the first one.`,
      );
    }
    seen.add(page);
    const list = splitSynonyms(words);
    if (list.some((word) => word === '')) {
      problems.push(`${at}: there is an empty word between two commas. Remove one of the commas.`);
    }
    const repeated = list.find((word, index) => word !== '' && list.indexOf(word) < index);
    if (repeated !== undefined) {
      problems.push(`${at}: "${repeated}" is listed twice. Remove one of them.`);
    }
    return problems;
  });
}

import type { Synonym } from '../data/synonyms';

/** `a, b` as a list; empty parts are kept, so that they can be complained about. */
export const splitSynonyms = (words: string): string[] =>
  words.split(',').map((word) => word.trim());

/** Line of a page's entry in the data file, from 1; the file's first line when it is not there. */
function findLine(source: string, page: string, from: number): number {
  const index = source.indexOf(`'${page}'`, from);
  return index === -1 ? 1 : source.slice(0, index).split('\n').length;
}

/**
 * Every mistake in the list of synonyms, as `file:line: message`.
 *
 * @param source text of the data file, to find the lines in
 * @param pages every pathname of the navigation trees
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
      problems.push(`${at}: a second entry for "${page}". Put its words into the first one.`);
    }
    seen.add(page);
    const list = splitSynonyms(words);
    if (list.some((word) => word === '')) {
      problems.push(`${at}: an empty word between two commas. Remove a comma.`);
    }
    const repeated = list.find((word, index) => word !== '' && list.indexOf(word) < index);
    if (repeated !== undefined) {
      problems.push(`${at}: "${repeated}" is there twice. Remove one.`);
    }
    return problems;
  });
}

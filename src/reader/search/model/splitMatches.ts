import { foldText, tokenizeQuery, toTerm } from './tokenize';

/** A piece of a text, matching or not. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

const WORD = /[\p{L}\p{N}]+/gu;

/** How many characters of a word match: a typed beginning, or the whole of a corrected word. */
function getMatchLength(word: string, typed: readonly string[], found: ReadonlySet<string>) {
  const folded = foldText(word).toLowerCase();
  // Folding may change the number of characters; then the whole word is marked.
  const isSameLength = folded.length === word.length;
  const beginning = Math.max(
    0,
    ...typed.map((term) => (folded.startsWith(term) ? term.length : 0)),
  );
  if (beginning > 0) return isSameLength ? beginning : word.length;
  // A word that was found without its article is marked with it.
  const term = toTerm(folded);
  const isTyped = term !== folded && typed.some((text) => term.startsWith(text));
  return isTyped || found.has(folded) ? word.length : 0;
}

const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** For each unit of a word without spaces, whether a typed pair covers it. */
function findCovered(word: string, typed: readonly string[]): boolean[] {
  const covered = Array.from({ length: word.length }, () => false);
  for (const term of typed.filter((text) => HAN.test(text))) {
    for (let at = word.indexOf(term); at !== -1; at = word.indexOf(term, at + 1)) {
      covered.fill(true, at, at + term.length);
    }
  }
  return covered;
}

/**
 * Splits a text at what matches a query. Words are compared, so that no expression is ever made
 * from what a reader typed.
 *
 * @param terms words of the record that the search matched
 */
export function splitMatches(text: string, query: string, terms: readonly string[]): TextPart[] {
  const typed = tokenizeQuery(query);
  const found = new Set(terms);
  const parts: { text: string; isMatch: boolean }[] = [];
  const add = (piece: string, isMatch: boolean): void => {
    const last = parts.at(-1);
    if (piece === '') return;
    if (last?.isMatch === isMatch) last.text += piece;
    else parts.push({ text: piece, isMatch });
  };
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    add(text.slice(end, match.index), false);
    end = match.index + match[0].length;
    const [word] = match;
    if (HAN.test(word)) {
      const covered = findCovered(word, typed);
      covered.forEach((isMatch, index) => {
        add(word[index] ?? '', isMatch);
      });
      continue;
    }
    const length = getMatchLength(word, typed, found);
    add(word.slice(0, length), true);
    add(word.slice(length), false);
  }
  add(text.slice(end), false);
  return parts;
}

import { foldText, tokenizeQuery, toTerm } from './tokenize';

/** A part of a text, and whether it matches. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

const WORD = /[\p{L}\p{N}]+/gu;

/** Returns how many characters of a word match: its typed beginning, or all of a fuzzily matched word. */
function getMatchLength(word: string, typed: readonly string[], found: ReadonlySet<string>) {
  const folded = foldText(word).toLowerCase();
  // Folding may change the number of characters. In that case, the whole word is marked.
  const isSameLength = folded.length === word.length;
  const beginning = Math.max(
    0,
    ...typed.map((term) => (folded.startsWith(term) ? term.length : 0)),
  );
  if (beginning > 0) return isSameLength ? beginning : word.length;
  // A word that matched without its Arabic article is marked including the article.
  const term = toTerm(folded);
  const isTyped = term !== folded && typed.some((text) => term.startsWith(text));
  return isTyped || found.has(folded) ? word.length : 0;
}

const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Returns whether a query term covers each code unit of text in a script without spaces. */
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
 * Splits a text into parts that match a query and parts that don't. It compares words instead of
 * building a regular expression from user input.
 *
 * @param terms words of the record that the search has matched
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

import { SPELLINGS } from '../data/spellings';

/**
 * Words of texts and queries. The build and the browser share these rules; an index made by
 * other rules than the query's finds nothing. Total, and linear in the length of the text.
 */

/** Longer words are cut: nobody types more, and fuzzy matching costs by length. */
const MAX_WORD_LENGTH = 40;

/** A run of letters and digits, accents already removed. */
const WORD = /[\p{L}\p{N}]+/gu;

/** Scripts written without spaces. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

/** Between `x` and `Y` of `xY`, and between `X` and `Yy` of `XYy`. A digit belongs to its letters: `v7`. */
const CAMEL_EDGE = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/**
 * The Arabic article with the particles that are written onto it. Repeated, because folding turns
 * `ألوان` into `الوان`: with and without its article, such a word ends up the same.
 */
const ARTICLE = /^(?:(?:[وبكف]?ال|لل)(?=\p{L}{2}))+/u;

/** One form for text that looks the same: `é` is `e`, full-width letters are ordinary ones. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC');
}

/** `导航栏` gives `导航` and `航栏`; a single character stays one. */
function splitUnspaced(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
}

/** Words with their parts of an unspaced script taken out; `isSpaced` tells which are which. */
function splitScripts(segment: string): { text: string; isSpaced: boolean }[] {
  const parts: { text: string; isSpaced: boolean }[] = [];
  let end = 0;
  for (const match of segment.matchAll(UNSPACED)) {
    if (match.index > end) parts.push({ text: segment.slice(end, match.index), isSpaced: true });
    for (const text of splitUnspaced(match[0])) parts.push({ text, isSpaced: false });
    end = match.index + match[0].length;
  }
  if (end < segment.length) parts.push({ text: segment.slice(end), isSpaced: true });
  return parts;
}

/** The form in which a word is indexed and asked for. `الزر` is `زر`: titles have the article, queries don't. */
export function toTerm(word: string): string {
  const term = word.toLowerCase().slice(0, MAX_WORD_LENGTH).replace(ARTICLE, '');
  return SPELLINGS.get(term) ?? term;
}

/** The words of a name in camel case, lower case, with the whole name first. */
function splitName(name: string): string[] {
  const parts = name.split(CAMEL_EDGE).filter((part) => part !== '');
  return parts.length > 1 ? [toTerm(name), ...parts.map(toTerm)] : [toTerm(name)];
}

/**
 * Words to be indexed: each as it is and in its parts (`slotProps.input` gives `slotprops`,
 * `slot`, `props`, `input` and `slotpropsinput`; `MuiButton-root` also `button` and `root`).
 */
export function tokenizeText(text: string): string[] {
  return foldText(text)
    .split(/\s+/u)
    .flatMap((chunk) => {
      const segments = chunk.match(WORD) ?? [];
      const terms = segments.flatMap((segment) =>
        splitScripts(segment).flatMap((part) =>
          part.isSpaced ? splitName(part.text) : [part.text.toLowerCase()],
        ),
      );
      return segments.length > 1 && segments.length < 5
        ? [...terms, toTerm(segments.join(''))]
        : terms;
    });
}

/** Words of a query, whole: `slotProps.input` asks for `slotprops` and `input`. No duplicates. */
export function tokenizeQuery(query: string): string[] {
  const terms = (foldText(query).match(WORD) ?? []).flatMap((segment) =>
    splitScripts(segment).map(({ text }) => toTerm(text)),
  );
  return [...new Set(terms)];
}

/** The smaller words inside a query's words, for when the whole ones find nothing. */
export function tokenizeQueryParts(query: string): string[] {
  const parts = (foldText(query).match(WORD) ?? []).flatMap((segment) => {
    const names = splitName(segment);
    return names.length > 1 ? names.slice(1) : names;
  });
  return [...new Set(parts)];
}

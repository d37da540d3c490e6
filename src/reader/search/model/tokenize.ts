import { SPELLINGS } from '../data/spellings';

/*
 * Splits text and queries into terms. The build and the browser share these rules, because a query
 * only finds terms that were indexed with the same ones. The functions never throw, and take linear
 * time.
 */

/** Longer words are cut off, because nobody types them and fuzzy matching takes longer. */
const MAX_WORD_LENGTH = 40;

/** A run of letters and digits, after accents are removed. */
const WORD = /[\p{L}\p{N}]+/gu;

/** Scripts written without spaces. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

/** A global class name or CSS variable of the libraries, such as `mui-fixed`, `MuiButton-root`, or `--mui-spacing`. */
export const GLOBAL_NAME = /(?<![\p{L}\p{N}])mui[\p{L}\p{N}]*(?:-+[\p{L}\p{N}]+)+/giu;

const ASCII = /^\p{ASCII}*$/u;

/** A camel-case boundary: between `x` and `Y` in `xY`, and between `X` and `Yy` in `XYy`. Digits aren't separated, as in `v7`. */
const CAMEL_EDGE = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/**
 * The Arabic article with its attached particles. It can match repeatedly, because folding turns
 * `ألوان` into `الوان`, so that such a word becomes the same term with and without its article.
 */
const ARTICLE = /^(?:(?:[وبكف]?ال|لل)(?=\p{L}{2}))+/u;

/** Normalizes text that looks similar: `é` becomes `e`, and full-width letters become ordinary ones. */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text;
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC');
}

/** Returns overlapping pairs of characters: `导航栏` becomes `导航` and `航栏`. A single character stays as it is. */
function splitUnspaced(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
}

/** Splits a word at changes between scripts with and without spaces. `isSpaced` says which kind a part is. */
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

/** Returns the normalized form in which a word is indexed and searched. `الزر` becomes `زر`, because titles have the article and queries usually don't. */
export function toTerm(word: string): string {
  const term = word.toLowerCase().slice(0, MAX_WORD_LENGTH).replace(ARTICLE, '');
  return SPELLINGS.get(term) ?? term;
}

/** Returns the terms of a camel-case name: first the whole name, then its words. */
function splitName(name: string): string[] {
  const parts = name.split(CAMEL_EDGE).filter((part) => part !== '');
  return parts.length > 1 ? [toTerm(name), ...parts.map(toTerm)] : [toTerm(name)];
}

/** Returns a global name as one term: `mui-fixed` becomes `muifixed`. */
const joinWords = (text: string): string => toTerm((text.match(WORD) ?? []).join(''));

/** Returns the terms of folded text without whitespace. */
function tokenizeChunk(chunk: string): string[] {
  const segments = chunk.match(WORD) ?? [];
  const terms = segments.flatMap((segment) =>
    splitScripts(segment).flatMap((part) =>
      part.isSpaced ? splitName(part.text) : [part.text.toLowerCase()],
    ),
  );
  const joined = segments.length > 1 && segments.length < 5 ? [toTerm(segments.join(''))] : [];
  const names = (chunk.match(GLOBAL_NAME) ?? []).map(joinWords);
  return [...terms, ...joined, ...names.filter((name) => !joined.includes(name))];
}

/**
 * Creates a function that returns the terms to index: each word and its parts. For example,
 * `slotProps.input` becomes `slotprops`, `slot`, `props`, `input`, and `slotpropsinput`, and
 * `MuiButton-root` includes `button`, `root`, and `muibuttonroot`. The function remembers the terms of
 * each word: records repeat most of their words, and splitting them again would take almost half of
 * the time to build the index.
 */
export function createTokenizer(): {
  readonly tokenize: (text: string) => string[];
  /** Frees the memory. */
  readonly forget: () => void;
} {
  const known = new Map<string, readonly string[]>();
  return {
    tokenize: (text) => {
      const all: string[] = [];
      for (const chunk of foldText(text).split(/\s+/u)) {
        const terms = known.get(chunk) ?? tokenizeChunk(chunk);
        known.set(chunk, terms);
        for (const term of terms) all.push(term);
      }
      return all;
    },
    forget: () => {
      known.clear();
    },
  };
}

/** Returns the distinct words of a query, not split further: `slotProps.input` becomes `slotprops` and `input`. */
export function tokenizeQuery(query: string): string[] {
  const terms = (foldText(query).match(WORD) ?? []).flatMap((segment) =>
    splitScripts(segment).map(({ text }) => toTerm(text)),
  );
  return [...new Set(terms)];
}

/** Returns the global names of a query, each as one term (`mui-fixed` becomes `muifixed`), and its other distinct words. */
export function tokenizeQueryNames(query: string): {
  readonly names: readonly string[];
  readonly words: readonly string[];
} {
  const folded = foldText(query);
  return {
    names: [...new Set((folded.match(GLOBAL_NAME) ?? []).map(joinWords))],
    words: tokenizeQuery(folded.replace(GLOBAL_NAME, ' ')),
  };
}

/** Returns the parts of a query's words, for queries whose whole words find too little. */
export function tokenizeQueryParts(query: string): string[] {
  const parts = (foldText(query).match(WORD) ?? []).flatMap((segment) => {
    const names = splitName(segment);
    return names.length > 1 ? names.slice(1) : names;
  });
  return [...new Set(parts)];
}

import { foldText, GLOBAL_NAME } from './tokenize';

/** Maximum number of words in a section's record. The others are in `rest`, which loads later. */
const MAX_WORDS = 20;

interface Selection {
  readonly minLength: number;
  readonly maxWords: number;
}

/** A class name. CSS variables and data attributes have hyphens in front of the name. */
const CLASS_NAME = new RegExp(`(?<!-)${GLOBAL_NAME.source}`, 'giu');
const WORD = new RegExp(
  `${GLOBAL_NAME.source}|[\\p{L}\\p{N}](?:[\\p{L}\\p{N}.]*[\\p{L}\\p{N}])?`,
  'giu',
);

/** Returns the words of a text. Names such as `slotProps.input` and `mui-fixed` are one word. */
const splitWords = (text: string): readonly string[] => foldText(text).match(WORD) ?? [];

/** Returns the distinct words of a text that aren't in its shown part and aren't stop words. */
export function selectWords(
  text: string,
  shown: string,
  stopWords: ReadonlySet<string>,
  { minLength, maxWords }: Selection = { minLength: 3, maxWords: MAX_WORDS },
): readonly string[] {
  const known = new Set(splitWords(shown).map((word) => word.toLowerCase()));
  const chosen: string[] = [];
  for (const word of splitWords(text)) {
    const lower = word.toLowerCase();
    if (chosen.length === maxWords) break;
    if (word.length < minLength || known.has(lower) || stopWords.has(lower)) continue;
    known.add(lower);
    chosen.push(word);
  }
  return chosen;
}

/**
 * Returns the names of classes in a section's full text, each once. They're in its record, because the
 * first answer, which doesn't know the full text, would otherwise have only sections with parts of the
 * name.
 */
export const findClassNames = (full: string): readonly string[] => [
  ...new Set(foldText(full).match(CLASS_NAME)),
];

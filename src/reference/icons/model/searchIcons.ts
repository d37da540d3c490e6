import { readQuery, splitIconName } from './iconWords';
import { hasStyle, type IconEntry, type IconStyle } from './types';

interface IndexedIcon {
  readonly entry: IconEntry;
  readonly lower: string;
  readonly parts: readonly string[];
  /** Search terms that stand for this icon or for a word in its name. */
  readonly synonyms: readonly string[];
}

/** The icons with their names already split, so that a key press only has to compare words. */
export type IconIndex = readonly IndexedIcon[];

/** Scores of matches: an icon with the name ranks above one that only has it as a synonym. */
const SCORES = {
  name: 100,
  start: 60,
  part: 40,
  partStart: 30,
  synonym: 20,
  synonymStart: 8,
  inside: 5,
};

/** Splits all names and assigns each synonym to the icons that it stands for. */
export function createIconIndex(
  entries: readonly IconEntry[],
  synonyms: Readonly<Record<string, string>>,
): IconIndex {
  const byMeaning = new Map<string, string[]>();
  for (const [word, meanings] of Object.entries(synonyms)) {
    for (const meaning of meanings.split(' ')) {
      byMeaning.set(meaning, [...(byMeaning.get(meaning) ?? []), word]);
    }
  }
  return entries.map((entry) => {
    const [name] = entry;
    const parts = splitIconName(name);
    const words = [name, ...parts].flatMap((meaning) => byMeaning.get(meaning) ?? []);
    return { entry, lower: name.toLowerCase(), parts, synonyms: [...new Set(words)] };
  });
}

function scoreWord({ lower, parts, synonyms }: IndexedIcon, word: string): number {
  if (lower === word) return SCORES.name;
  if (parts.includes(word)) return parts[0] === word ? SCORES.start : SCORES.part;
  if (lower.startsWith(word)) return SCORES.start - 5;
  if (parts.some((part) => part.startsWith(word))) return SCORES.partStart;
  if (synonyms.includes(word)) return SCORES.synonym;
  if (word.length < 3) return 0;
  if (lower.includes(word)) return SCORES.inside;
  return synonyms.some((synonym) => synonym.startsWith(word)) ? SCORES.synonymStart : 0;
}

function scoreIcon(icon: IndexedIcon, words: readonly string[]): number {
  let total = 0;
  for (const word of words) {
    const score = scoreWord(icon, word);
    if (score === 0) return 0;
    total += score;
  }
  // Among equal matches, a shorter name is the closer one.
  return total - icon.lower.length / 100;
}

/**
 * Returns the icons of a style that match every word of the query, best first, or all if it's
 * empty.
 */
export function searchIcons(index: IconIndex, query: string, style: IconStyle): string[] {
  const words = readQuery(query);
  const candidates = index.filter(({ entry }) => hasStyle(entry, style));
  if (words.length === 0) return candidates.map(({ entry }) => entry[0]);
  return candidates
    .map((icon) => ({ name: icon.entry[0], score: scoreIcon(icon, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1))
    .map(({ name }) => name);
}

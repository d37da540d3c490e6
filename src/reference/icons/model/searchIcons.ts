import { readQuery, splitIconName } from './iconWords';
import { hasStyle, type IconEntry, type IconStyle } from './types';

interface IndexedIcon {
  readonly entry: IconEntry;
  readonly lower: string;
  readonly parts: readonly string[];
  /** Words of readers that mean this icon. */
  readonly synonyms: readonly string[];
}

/** The names, taken apart once, so that a key press costs comparisons only. */
export type IconIndex = readonly IndexedIcon[];

/** Points of a match: an icon that is called so comes before one that only means it. */
const SCORES = {
  name: 100,
  start: 60,
  part: 40,
  partStart: 30,
  synonym: 20,
  synonymStart: 8,
  inside: 5,
};

/** Takes names apart and hands each synonym to the icons that it means. */
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
  // Of two icons with the same match, the shorter name is the nearer one.
  return total - icon.lower.length / 100;
}

/** The names of a style that have every word of the query, best first; all when it is empty. */
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

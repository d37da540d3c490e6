import { parsePath } from '../../../foundation/site/model/paths';
import { getSimilarity } from './getSimilarity';
import type { PageEntry } from './pageEntry';

/** Longer paths are cut, because the work grows with the length and anyone can request any path. */
const MAX_LENGTH = 200;
const MAX_RESULTS = 5;
/** Words with a lower similarity are different words, not misspellings. */
const MIN_WORD_SIMILARITY = 0.7;
/** A path with at least this similarity is suggested even if it shares no word. */
const MIN_PATH_SIMILARITY = 0.6;
/** How much the similarity of the whole path counts, compared with the score of its words. */
const PATH_WEIGHT = 2;

function splitWords(text: string): string[] {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return [...new Set(words.filter((word) => word !== ''))];
}

/** Returns the inverse document frequency of a word: 0 if all pages share it, like a product's name. */
function createWordWeights(wordsOfPages: readonly string[][]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const word of wordsOfPages.flat()) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return (word) => Math.log(wordsOfPages.length / (counts.get(word) ?? 1));
}

/**
 * Returns up to five pages whose pathname or title is similar to a requested path, best match first.
 *
 * @param requested any string; it never throws
 */
export function findSimilarPages(requested: string, pages: readonly PageEntry[]): PageEntry[] {
  const path = parsePath(requested.slice(0, MAX_LENGTH)).canonicalPath.toLowerCase();
  const words = splitWords(path);
  if (words.length === 0) {
    return [];
  }
  const wordsOfPages = pages.map(({ pathname, title }) => splitWords(`${pathname} ${title}`));
  const getWeight = createWordWeights(wordsOfPages);

  return pages
    .map((page, index) => {
      const pageWords = wordsOfPages[index] ?? [];
      const scores = words.map((word) =>
        Math.max(
          0,
          ...pageWords.map((pageWord) => {
            const similarity = getSimilarity(word, pageWord);
            return similarity < MIN_WORD_SIMILARITY ? 0 : similarity * getWeight(pageWord);
          }),
        ),
      );
      const wordScore = scores.reduce((sum, score) => sum + score, 0);
      const pathScore = getSimilarity(path, page.pathname.toLowerCase());
      return {
        page,
        isSimilar: wordScore > 0 || pathScore >= MIN_PATH_SIMILARITY,
        score: wordScore + PATH_WEIGHT * pathScore,
      };
    })
    .filter(({ isSimilar }) => isSimilar)
    .sort((a, b) => b.score - a.score || (a.page.pathname < b.page.pathname ? -1 : 1))
    .slice(0, MAX_RESULTS)
    .map(({ page }) => page);
}

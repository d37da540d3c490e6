import { parsePath } from '../../../foundation/site/model/paths';
import { getSimilarity } from './getSimilarity';
import type { PageEntry } from './pageEntry';

/** Longer addresses are cut: the work grows with their length, and anyone can ask for any. */
const MAX_LENGTH = 200;
const MAX_RESULTS = 5;
/** Words below this similarity are different words, not misspelt ones. */
const MIN_WORD_SIMILARITY = 0.7;
/** An address this near is offered even when no word is the same. */
const MIN_PATH_SIMILARITY = 0.6;
/** How much the whole address counts beside its words. */
const PATH_WEIGHT = 2;

function splitWords(text: string): string[] {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return [...new Set(words.filter((word) => word !== ''))];
}

/** How much a word tells: one that all pages share, such as a product's name, tells nothing. */
function createWordWeights(wordsOfPages: readonly string[][]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const word of wordsOfPages.flat()) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return (word) => Math.log(wordsOfPages.length / (counts.get(word) ?? 1));
}

/** The pages whose address is most like the one asked for, nearest first, at most five. Total. */
export function findSimilarPages(asked: string, pages: readonly PageEntry[]): PageEntry[] {
  const path = parsePath(asked.slice(0, MAX_LENGTH)).canonicalPath.toLowerCase();
  const askedWords = splitWords(path);
  if (askedWords.length === 0) {
    return [];
  }
  const wordsOfPages = pages.map(({ pathname, title }) => splitWords(`${pathname} ${title}`));
  const getWeight = createWordWeights(wordsOfPages);

  return pages
    .map((page, index) => {
      const pageWords = wordsOfPages[index] ?? [];
      const shared = askedWords.map((askedWord) =>
        Math.max(
          0,
          ...pageWords.map((pageWord) => {
            const similarity = getSimilarity(askedWord, pageWord);
            return similarity < MIN_WORD_SIMILARITY ? 0 : similarity * getWeight(pageWord);
          }),
        ),
      );
      const wordScore = shared.reduce((sum, score) => sum + score, 0);
      const pathScore = getSimilarity(path, page.pathname.toLowerCase());
      return {
        page,
        isNear: wordScore > 0 || pathScore >= MIN_PATH_SIMILARITY,
        score: wordScore + PATH_WEIGHT * pathScore,
      };
    })
    .filter(({ isNear }) => isNear)
    .sort((a, b) => b.score - a.score || (a.page.pathname < b.page.pathname ? -1 : 1))
    .slice(0, MAX_RESULTS)
    .map(({ page }) => page);
}

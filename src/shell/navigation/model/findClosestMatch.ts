import { getSimilarity } from './getSimilarity';

/** Names with a lower similarity are different names, not misspellings. */
const MIN_SIMILARITY = 0.5;

/**
 * Returns the name that is most similar to `wanted`, for "Did you mean …?", or `undefined` if none is
 * similar enough.
 *
 * @param min the lowest accepted similarity, from 0 (any name) to 1 (only the same name)
 */
export function findClosestMatch(
  wanted: string,
  names: Iterable<string>,
  min = MIN_SIMILARITY,
): string | undefined {
  const [best] = [...names].sort((a, b) => getSimilarity(wanted, b) - getSimilarity(wanted, a));
  return best !== undefined && getSimilarity(wanted, best) >= min ? best : undefined;
}

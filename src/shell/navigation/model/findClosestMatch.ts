import { getSimilarity } from './getSimilarity';

/** Names below this similarity are different names, not misspelled ones. */
const MIN_SIMILARITY = 0.5;

/**
 * The name that is most like `wanted`, for "Did you mean …?"; `undefined` when none is near.
 * @param min from 0 (the nearest, however far) to 1 (the same name)
 */
export function findClosestMatch(
  wanted: string,
  names: Iterable<string>,
  min = MIN_SIMILARITY,
): string | undefined {
  const [best] = [...names].sort((a, b) => getSimilarity(wanted, b) - getSimilarity(wanted, a));
  return best !== undefined && getSimilarity(wanted, best) >= min ? best : undefined;
}

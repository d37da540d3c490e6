/**
 * Returns the index of the shard that has the route of a pathname: the last one that starts at or
 * before it. Returns `undefined` if the pathname is before the first shard.
 *
 * @param starts the first pathname of each shard, sorted
 */
export function findShard(starts: readonly string[], pathname: string): number | undefined {
  const wanted = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? '') <= wanted) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? undefined : low - 1;
}

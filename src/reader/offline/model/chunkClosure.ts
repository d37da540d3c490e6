/** A group of chunks that the bundler loads together. */
export interface ChunkGroup {
  readonly name: string | undefined;
  /** The import requests that load the group, such as `./SearchDialog`. */
  readonly requests: readonly string[];
  readonly files: readonly string[];
  /** The groups that its code can load, as indexes in the array of groups. */
  readonly children: readonly number[];
}

/**
 * Returns every file that the given groups can load, directly or through other groups, in traversal
 * order.
 *
 * @param start indexes of the groups to start from
 * @param isPart whether to follow a group. A page's demos are part of it, but another page isn't.
 */
export function listReachableFiles(
  groups: readonly ChunkGroup[],
  start: readonly number[],
  isPart: (group: ChunkGroup) => boolean,
): string[] {
  const seen = new Set<number>();
  const files = new Set<string>();
  const queue = [...start];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const group = groups[next];
    if (group === undefined || seen.has(next)) continue;
    seen.add(next);
    for (const file of group.files) files.add(file);
    for (const child of group.children) {
      const found = groups[child];
      if (found !== undefined && isPart(found)) queue.push(child);
    }
  }
  return [...files];
}

/** A group of chunks that the bundler loads together, and the groups that its code can load. */
export interface ChunkGroup {
  readonly name: string | undefined;
  /** The requests that ask for the group, such as `./SearchDialog`. */
  readonly requests: readonly string[];
  readonly files: readonly string[];
  /** Places in the list of groups. */
  readonly children: readonly number[];
}

/**
 * Every file that the code of some groups can come to load, in the order of the groups. `isPart`
 * limits the way: a page's demos are part of it, another page is not.
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

/** A group of chunks that the bundler loads together. */
export interface CarrierGroup {
  /** Its scripts. */
  readonly files: readonly string[];
  /** Places of the groups that its code can load. */
  readonly children: readonly number[];
  /** Whether it is loaded with the page, before anything is asked for. */
  readonly isInitial: boolean;
}

/** A script that more files than this can ask for is named in everyone's table, once. */
const MAX_CARRIERS = 8;

/** Which scripts are on a circle of names: each would have the hash of the other in itself. */
function findCircles(carried: ReadonlyMap<string, readonly string[]>): Set<string> {
  const next = new Map<string, string[]>();
  for (const [file, carriers] of carried) {
    for (const carrier of carriers) next.set(carrier, [...(next.get(carrier) ?? []), file]);
  }
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const open = new Set<string>();
  const circles = new Set<string>();
  // Tarjan's strongly connected components; the depth is that of the site's imports.
  const visit = (file: string): number => {
    const place = order.size;
    order.set(file, place);
    let lowest = place;
    stack.push(file);
    open.add(file);
    for (const child of next.get(file) ?? []) {
      if (child === file) circles.add(file);
      if (!order.has(child)) lowest = Math.min(lowest, visit(child));
      else if (open.has(child)) lowest = Math.min(lowest, order.get(child) ?? place);
    }
    low.set(file, lowest);
    if (lowest === place) {
      const members = stack.splice(stack.indexOf(file));
      for (const member of members) open.delete(member);
      if (members.length > 1) for (const member of members) circles.add(member);
    }
    return lowest;
  };
  for (const file of next.keys()) if (!order.has(file)) visit(file);
  return circles;
}

/**
 * Which scripts say the name of a script: one of each group whose code can ask for it, so that it
 * is known when it is needed. A script that is missing here has to be in the table that every page
 * loads: code of the first load asks for it, or many do.
 */
export function planCarriers(groups: readonly CarrierGroup[]): Map<string, readonly string[]> {
  const uses = new Map<string, number>();
  for (const { files } of groups) {
    for (const file of files) uses.set(file, (uses.get(file) ?? 0) + 1);
  }
  const usesOf = (file: string): number => uses.get(file) ?? 0;
  /** The script that is least shared, so that few pages load a name that they don't need. */
  const ownScript = ({ files }: CarrierGroup): string | undefined =>
    [...files].sort((a, b) => usesOf(a) - usesOf(b) || (a < b ? -1 : 1))[0];
  const carriers = new Map<string, Set<string>>();
  const common = new Set<string>();
  for (const group of groups) {
    const carrier = group.isInitial ? undefined : ownScript(group);
    if (group.isInitial) for (const file of group.files) common.add(file);
    for (const child of group.children) {
      for (const file of groups[child]?.files ?? []) {
        if (carrier === undefined) common.add(file);
        // A group that shares a script with its child has loaded it.
        else if (!group.files.includes(file)) {
          carriers.set(file, (carriers.get(file) ?? new Set()).add(carrier));
        }
      }
    }
  }
  const planned = new Map(
    [...carriers]
      .filter(([file, from]) => !common.has(file) && from.size <= MAX_CARRIERS)
      .map(([file, from]): [string, readonly string[]] => [file, [...from].sort()]),
  );
  for (const file of findCircles(planned)) planned.delete(file);
  return planned;
}

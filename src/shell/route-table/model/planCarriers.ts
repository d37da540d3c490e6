/** A group of chunks that the bundler loads together. */
export interface CarrierGroup {
  /** The scripts of its chunks. */
  readonly files: readonly string[];
  /** Indexes of the groups that its code can load. */
  readonly children: readonly number[];
  /** Whether every page loads it at the start. */
  readonly isInitial: boolean;
}

/** If more scripts than this would carry a hash, it stays in the runtime. */
const MAX_CARRIERS = 8;

/** Returns the scripts that are in a cycle. Each one's hash would depend on the hash of the other. */
function findCycles(carried: ReadonlyMap<string, readonly string[]>): Set<string> {
  const next = new Map<string, string[]>();
  for (const [file, carriers] of carried) {
    for (const carrier of carriers) next.set(carrier, [...(next.get(carrier) ?? []), file]);
  }
  const order = new Map<string, number>();

  const stack: string[] = [];
  const open = new Set<string>();
  const cycles = new Set<string>();
  // Tarjan's strongly connected components. The recursion is as deep as the site's dynamic imports.
  const visit = (file: string): number => {
    const index = order.size;
    order.set(file, index);
    let lowest = index;
    stack.push(file);
    open.add(file);
    for (const child of next.get(file) ?? []) {
      if (child === file) cycles.add(file);
      if (!order.has(child)) lowest = Math.min(lowest, visit(child));
      else if (open.has(child)) lowest = Math.min(lowest, order.get(child) ?? index);
    }
    if (lowest === index) {
      const members = stack.splice(stack.indexOf(file));
      for (const member of members) open.delete(member);
      if (members.length > 1) for (const member of members) cycles.add(member);
    }
    return lowest;
  };
  for (const file of next.keys()) if (!order.has(file)) visit(file);
  return cycles;
}

/**
 * Returns the scripts that carry the hash of each script: one of each group whose code can request it,
 * so that the hash is there when it's needed. The hashes of scripts that aren't in the result stay in
 * the runtime, because the first load requests them, many scripts do, or they request each other.
 */
export function planCarriers(groups: readonly CarrierGroup[]): Map<string, readonly string[]> {
  const uses = new Map<string, number>();
  for (const { files } of groups) {
    for (const file of files) uses.set(file, (uses.get(file) ?? 0) + 1);
  }
  const countUses = (file: string): number => uses.get(file) ?? 0;
  /** Returns the script that the fewest groups share, so that few pages load hashes they don't need. */
  const findCarrier = ({ files }: CarrierGroup): string | undefined =>
    [...files].sort((a, b) => countUses(a) - countUses(b) || (a < b ? -1 : 1))[0];
  const carriers = new Map<string, Set<string>>();
  const common = new Set<string>();
  for (const group of groups) {
    const carrier = group.isInitial ? undefined : findCarrier(group);
    if (group.isInitial) for (const file of group.files) common.add(file);
    for (const child of group.children) {
      for (const file of groups[child]?.files ?? []) {
        if (carrier === undefined) common.add(file);
        // If a group shares a script with its child, the script is loaded already.
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
  for (const file of findCycles(planned)) planned.delete(file);
  return planned;
}

import type { NavNode } from './types';

/** Gives every node, groups before what they hold, each with the nodes above it. */
export function* walkNodes(
  nodes: readonly NavNode[],
  parents: readonly NavNode[] = [],
): Generator<{ node: NavNode; parents: readonly NavNode[] }> {
  for (const node of nodes) {
    yield { node, parents };
    if (node.children !== undefined) {
      yield* walkNodes(node.children, [...parents, node]);
    }
  }
}

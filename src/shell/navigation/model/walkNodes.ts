import type { NavNode } from './types';

/** Yields every node with its ancestors, in depth-first order (groups before their children). */
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

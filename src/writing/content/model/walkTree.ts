import type { Nodes, Parents, Root } from 'mdast';

/** Every node below the root in document order, with its parents, nearest last. */
export function walkTree(
  root: Root,
  visit: (node: Nodes, parents: readonly Parents[]) => void,
): void {
  const walk = (node: Nodes, parents: readonly Parents[]): void => {
    visit(node, parents);
    if (!('children' in node)) return;
    for (const child of node.children) walk(child, [...parents, node]);
  };
  for (const child of root.children) walk(child, [root]);
}

/** Line of a node in its file, counted from 1. */
export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

/** The words of a node as a reader sees them. Code becomes the one word `Code`. */
export function readableText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  // A capital, or a sentence that begins with code would not be seen as one.
  if (node.type === 'inlineCode') return 'Code';
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(readableText).join('') : '';
}

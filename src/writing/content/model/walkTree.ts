import type { Nodes, Parents, Root } from 'mdast';

/** Visits every node below the root in document order, with its ancestors from the root down. */
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

/** Returns the identifiers of the definitions that images refer to, as in `![Alt][identifier]`. */
export function listImageReferences(root: Root): Set<string> {
  const identifiers = new Set<string>();
  walkTree(root, (node) => {
    if (node.type === 'imageReference') identifiers.add(node.identifier);
  });
  return identifiers;
}

/** Returns the line where a node begins, counted from 1. */
export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

/** Returns a node's text as people read it, with each piece of inline code as the word `Code`. */
export function readableText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  // Capitalized, so that the segmenter recognizes a sentence that begins with code.
  if (node.type === 'inlineCode') return 'Code';
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(readableText).join('') : '';
}

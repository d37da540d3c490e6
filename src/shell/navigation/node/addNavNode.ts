import ts from 'typescript';

/** A node to add to a navigation tree. */
export interface NewNode {
  readonly pathname: string;
  readonly title: string;
}

interface Neighbor {
  /** The number of leading segments that both pathnames have in common. */
  readonly shared: number;
  /** Offset of the node's end in the file. */
  readonly end: number;
}

function countSharedSegments(a: string, b: string): number {
  const left = a.split('/');
  const right = b.split('/');
  const differs = left.findIndex((segment, index) => segment !== right[index]);
  return differs === -1 ? left.length : differs;
}

/** Returns the last page whose pathname shares the most segments with the new one. */
function findNeighbor(file: ts.SourceFile, pathname: string): Neighbor | undefined {
  let best: Neighbor | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const readString = (name: string): string | undefined => {
        const property = node.properties.find(
          (candidate): candidate is ts.PropertyAssignment =>
            ts.isPropertyAssignment(candidate) && candidate.name.getText(file) === name,
        );
        return property !== undefined && ts.isStringLiteralLike(property.initializer)
          ? property.initializer.text
          : undefined;
      };
      const candidatePathname = readString('pathname');
      const isLeaf = !node.properties.some((p) => p.name?.getText(file) === 'children');
      if (candidatePathname !== undefined && isLeaf) {
        const shared = countSharedSegments(candidatePathname, pathname);
        if (best === undefined || shared >= best.shared) best = { shared, end: node.getEnd() };
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return best;
}

/**
 * Returns the source of a tree's data file with a node added after the page with the most similar
 * pathname.
 *
 * @throws when the file doesn't contain any page
 */
export function addNavNode(text: string, { pathname, title }: NewNode, fileName: string): string {
  const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.ES2022, true);
  const neighbor = findNeighbor(file, pathname);
  if (neighbor === undefined) {
    throw new Error(
      `${fileName}: Can't add a node for ${pathname}, because the tree has no page yet. Add the node by hand.`,
    );
  }
  const node = `, { pathname: '${pathname}', title: '${title.replace(/'/g, "\\'")}' }`;
  return text.slice(0, neighbor.end) + node + text.slice(neighbor.end);
}

/**
 * Returns the source of `unwritten.ts` without these pages, with `UNWRITTEN_CEILING` lowered by the
 * number of pages that were removed.
 */
export function removeUnwritten(text: string, pathnames: readonly string[]): string {
  let removed = 0;
  let result = text;
  for (const pathname of pathnames) {
    const line = `  '${pathname}',\n`;
    if (!result.includes(line)) continue;
    result = result.replace(line, '');
    removed += 1;
  }
  return result.replace(
    /(UNWRITTEN_CEILING = )(\d+)/,
    (_, start: string, ceiling: string) => start + String(Number(ceiling) - removed),
  );
}

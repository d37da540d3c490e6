import ts from 'typescript';

/** What to add to a tree's file. */
export interface NewNode {
  readonly pathname: string;
  readonly title: string;
}

interface Place {
  readonly shared: number;
  readonly end: number;
}

function sharedSegments(a: string, b: string): number {
  const left = a.split('/');
  const right = b.split('/');
  const differs = left.findIndex((segment, index) => segment !== right[index]);
  return differs === -1 ? left.length : differs;
}

/** The last page whose address has most in common with the new one: its future neighbour. */
function findNeighbour(file: ts.SourceFile, pathname: string): Place | undefined {
  let best: Place | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const text = (name: string): string | undefined => {
        const property = node.properties.find(
          (candidate): candidate is ts.PropertyAssignment =>
            ts.isPropertyAssignment(candidate) && candidate.name.getText(file) === name,
        );
        return property !== undefined && ts.isStringLiteralLike(property.initializer)
          ? property.initializer.text
          : undefined;
      };
      const own = text('pathname');
      const isLeaf = !node.properties.some((p) => p.name?.getText(file) === 'children');
      if (own !== undefined && isLeaf) {
        const shared = sharedSegments(own, pathname);
        if (best === undefined || shared >= best.shared) best = { shared, end: node.getEnd() };
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return best;
}

/**
 * The text of a tree's data file with a page added after its nearest neighbour. Throws when the
 * file has no page to stand beside.
 */
export function addNavNode(text: string, { pathname, title }: NewNode, fileName: string): string {
  const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.ES2022, true);
  const neighbour = findNeighbour(file, pathname);
  if (neighbour === undefined) {
    throw new Error(
      `${fileName} has no page beside which ${pathname} could stand. Add it by hand.`,
    );
  }
  const node = `, { pathname: '${pathname}', title: '${title.replace(/'/g, "\\'")}' }`;
  return text.slice(0, neighbour.end) + node + text.slice(neighbour.end);
}

/** The text of `unwritten.ts` without these pages, its ceiling lowered by as many as were there. */
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

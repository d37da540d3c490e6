import ts from 'typescript';

/** One ad as it is written in the data file. */
export interface WrittenAd {
  /** Line of the ad's opening brace, from 1. */
  readonly line: number;
  /** Values by field; what is not written out is `undefined`. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly lines: Readonly<Record<string, number>>;
}

function readObject(node: ts.ObjectLiteralExpression): Map<string, ts.Expression> {
  const properties = new Map<string, ts.Expression>();
  for (const property of node.properties) {
    if (ts.isPropertyAssignment(property)) {
      properties.set(property.name.getText().replace(/^['"]|['"]$/g, ''), property.initializer);
    }
  }
  return properties;
}

/** The text of a literal, or the English message of a `translate({ message })`. */
function readText(node: ts.Expression | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  const [argument] = ts.isCallExpression(node) ? node.arguments : [];
  if (argument === undefined || !ts.isObjectLiteralExpression(argument)) return undefined;
  return readText(readObject(argument).get('message'));
}

/** Reads the ads out of the source of the data file, with the line of each field. */
export function readAdFields(source: string): WrittenAd[] {
  const file = ts.createSourceFile('ads.ts', source, ts.ScriptTarget.Latest, true);
  const lineOf = (node: ts.Node): number =>
    file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const ads: WrittenAd[] = [];
  const visit = (node: ts.Node): void => {
    if (!ts.isArrayLiteralExpression(node)) {
      ts.forEachChild(node, visit);
      return;
    }
    for (const element of node.elements) {
      const properties = ts.isObjectLiteralExpression(element)
        ? readObject(element)
        : new Map<string, ts.Expression>();
      const entries = [...properties];
      ads.push({
        line: lineOf(element),
        fields: Object.fromEntries(entries.map(([name, value]) => [name, readText(value)])),
        lines: Object.fromEntries(entries.map(([name, value]) => [name, lineOf(value)])),
      });
    }
  };
  visit(file);
  return ads;
}

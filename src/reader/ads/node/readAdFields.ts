import ts from 'typescript';

/** One ad as it's written in the data file. */
export interface AdSource {
  /** Line of the ad's opening brace, starting at 1. */
  readonly line: number;
  /** String values by field name. A value that isn't a literal is `undefined`. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Lines by field name, starting at 1. */
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

/** Returns the value of a string literal, or the English message of a `translate({ message })` call. */
function readText(node: ts.Expression | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  const [argument] = ts.isCallExpression(node) ? node.arguments : [];
  if (argument === undefined || !ts.isObjectLiteralExpression(argument)) return undefined;
  return readText(readObject(argument).get('message'));
}

/** Parses the ads in the source of the data file, with the line of each field. */
export function readAdFields(source: string): AdSource[] {
  const file = ts.createSourceFile('ads.ts', source, ts.ScriptTarget.Latest, true);
  const lineOf = (node: ts.Node): number =>
    file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const ads: AdSource[] = [];
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

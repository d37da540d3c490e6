import ts from 'typescript';

/** What only a component's compiled script contains, not its declarations. */
export interface RuntimeInfo {
  /** The entries of `propTypes`, by prop. */
  readonly propTypes: ReadonlyMap<string, { readonly isRequired: boolean }>;
  /** Default values in the destructuring of the component's props, by prop. */
  readonly defaults: ReadonlyMap<string, string>;
}

const nameOf = (node: ts.PropertyName): string =>
  ts.isIdentifier(node) || ts.isStringLiteral(node) ? node.text : node.getText();

/** Collects the literal default values of `const { color = 'primary', … } = props`. */
function collectDefaults(pattern: ts.ObjectBindingPattern, into: Map<string, string>): void {
  for (const element of pattern.elements) {
    const { initializer, propertyName, name } = element;
    if (initializer === undefined || !ts.isIdentifier(name)) continue;
    const isLiteral =
      ts.isStringLiteral(initializer) ||
      ts.isNumericLiteral(initializer) ||
      initializer.kind === ts.SyntaxKind.TrueKeyword ||
      initializer.kind === ts.SyntaxKind.FalseKeyword;
    const prop = propertyName === undefined ? name.text : nameOf(propertyName);
    if (isLiteral && !into.has(prop)) into.set(prop, initializer.getText().replaceAll('"', "'"));
  }
}

/** Reads `X.propTypes = {…}` and default values from the script of the component `X`. */
export function parseRuntime(text: string, name: string): RuntimeInfo {
  const file = ts.createSourceFile('x.js', text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS);
  const byOwner = new Map<string, Map<string, { isRequired: boolean }>>();
  const defaults = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (
      ts.isBinaryExpression(node) &&
      ts.isPropertyAccessExpression(node.left) &&
      node.left.name.text === 'propTypes' &&
      ts.isObjectLiteralExpression(node.right)
    ) {
      const propTypes = new Map<string, { isRequired: boolean }>();
      byOwner.set(node.left.expression.getText(), propTypes);
      for (const property of node.right.properties) {
        if (!ts.isPropertyAssignment(property)) continue;
        const { initializer } = property;
        const isRequired =
          ts.isPropertyAccessExpression(initializer) && initializer.name.text === 'isRequired';
        propTypes.set(nameOf(property.name), { isRequired });
      }
      return;
    }
    if (
      ts.isVariableDeclaration(node) &&
      ts.isObjectBindingPattern(node.name) &&
      node.initializer !== undefined &&
      /^(?:props|inProps|themeProps|other)$/u.test(node.initializer.getText())
    ) {
      collectDefaults(node.name, defaults);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  // A file may contain helpers with their own propTypes, and name the component differently.
  const outer = [...byOwner.keys()].filter((owner) => owner.endsWith(name)).at(-1) ?? '';
  const only = byOwner.size === 1 ? [...byOwner.values()][0] : undefined;
  const propTypes =
    byOwner.get(name) ?? byOwner.get(`${name}Raw`) ?? byOwner.get(outer) ?? only ?? new Map();
  return { propTypes, defaults };
}

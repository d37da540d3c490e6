import ts from 'typescript';

/** A replacement of `code.slice(start, end)`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const TYPE_ONLY_MODIFIERS = new Set([
  ts.SyntaxKind.PublicKeyword,
  ts.SyntaxKind.PrivateKeyword,
  ts.SyntaxKind.ProtectedKeyword,
  ts.SyntaxKind.ReadonlyKeyword,
  ts.SyntaxKind.AbstractKeyword,
  ts.SyntaxKind.OverrideKeyword,
]);

export function hasModifier(node: ts.Node, kind: ts.SyntaxKind): boolean {
  return (
    ts.canHaveModifiers(node) &&
    (ts.getModifiers(node)?.some((modifier) => modifier.kind === kind) ?? false)
  );
}

/** Returns the modifiers that JavaScript doesn't have, including those of parameter properties. */
export function typeModifiers(node: ts.Node): readonly ts.Modifier[] {
  if (!ts.canHaveModifiers(node)) return [];
  return (ts.getModifiers(node) ?? []).filter(({ kind }) => TYPE_ONLY_MODIFIERS.has(kind));
}

function hasOnlyTypes(node: ts.ModuleDeclaration): boolean {
  const { body } = node;
  if (body === undefined) return true;
  if (ts.isModuleDeclaration(body)) return hasOnlyTypes(body);
  return ts.isModuleBlock(body) && body.statements.every(isTypeOnly);
}

/** Whether a statement or a class member disappears in JavaScript. */
export function isTypeOnly(node: ts.Node): boolean {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isIndexSignatureDeclaration(node) && ts.isClassLike(node.parent)) return true;
  if (hasModifier(node, ts.SyntaxKind.DeclareKeyword)) return true;
  if (ts.isModuleDeclaration(node)) return hasOnlyTypes(node);
  if (ts.isImportDeclaration(node)) return node.importClause?.isTypeOnly === true;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  if (ts.isImportEqualsDeclaration(node)) return node.isTypeOnly;
  if (ts.isPropertyDeclaration(node)) return hasModifier(node, ts.SyntaxKind.AbstractKeyword);
  return (
    (ts.isFunctionDeclaration(node) ||
      ts.isMethodDeclaration(node) ||
      ts.isConstructorDeclaration(node) ||
      ts.isAccessor(node)) &&
    node.body === undefined
  );
}

/**
 * Returns a description of syntax that has no JavaScript equivalent a person would write, and what to use
 * instead; `undefined` for everything else.
 */
export function findUnsupportedSyntax(node: ts.Node): string | undefined {
  if (ts.isModuleDeclaration(node))
    return 'a namespace with values. Move them to a separate module instead.';
  if (ts.isDecorator(node)) return 'a decorator. Call the function instead.';
  if (ts.isImportEqualsDeclaration(node)) return '"import =". Use an import declaration instead.';
  if (ts.isExportAssignment(node) && node.isExportEquals === true) {
    return '"export =". Use "export default" instead.';
  }
  return undefined;
}

/** Collects the names that a module uses as values, wherever they were declared. */
export function collectValueNames(root: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || isTypeOnly(node)) return;
    if (ts.isHeritageClause(node) && node.token === ts.SyntaxKind.ImplementsKeyword) return;
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if (ts.isTypeParameterDeclaration(node)) return;
    if (ts.isExportSpecifier(node)) {
      if (!node.isTypeOnly) names.add((node.propertyName ?? node.name).text);
      return;
    }
    if (ts.isIdentifier(node)) {
      if (!isMemberName(node)) names.add(node.text);
      return;
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(root, visit);
  return names;
}

function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isJsxAttribute(parent) && parent.name === node) ||
    ((ts.isMethodDeclaration(parent) || ts.isPropertyDeclaration(parent)) && parent.name === node)
  );
}

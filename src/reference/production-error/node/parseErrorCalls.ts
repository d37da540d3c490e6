import ts from 'typescript';

/** An expression in the source that creates the message of a numbered error. */
export interface ErrorCall {
  readonly code: string;
  /** The message, with `%s` as a placeholder for each interpolated value. */
  readonly message: string;
}

/** The module whose default export formats the message in production builds. */
const FORMATTER_MODULE = 'formatMuiErrorMessage';

/** Returns a string expression with `%s` for each value, or `undefined` for other expressions. */
function readTemplate(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (ts.isParenthesizedExpression(node)) {
    return readTemplate(node.expression);
  }
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => `%s${literal.text}`).join('');
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const left = readTemplate(node.left);
    const right = readTemplate(node.right);
    return left === undefined && right === undefined ? undefined : (left ?? '%s') + (right ?? '%s');
  }
  return undefined;
}

/** Returns the name under which a file imports the formatter. */
function findFormatterName(file: ts.SourceFile): string | undefined {
  for (const statement of file.statements) {
    if (
      ts.isImportDeclaration(statement) &&
      ts.isStringLiteral(statement.moduleSpecifier) &&
      statement.moduleSpecifier.text.split('/').includes(FORMATTER_MODULE)
    ) {
      return statement.importClause?.name?.text;
    }
  }
  return undefined;
}

/** Reads `… ? message : format(code, …)`, which is what the packages' build generates. */
function readErrorCall(node: ts.Node, formatter: string): ErrorCall | undefined {
  if (!ts.isConditionalExpression(node) || !ts.isCallExpression(node.whenFalse)) {
    return undefined;
  }
  const { expression, arguments: args } = node.whenFalse;
  const [code] = args;
  if (
    !ts.isIdentifier(expression) ||
    expression.text !== formatter ||
    code === undefined ||
    !ts.isNumericLiteral(code)
  ) {
    return undefined;
  }
  const message = readTemplate(node.whenTrue);
  return message === undefined ? undefined : { code: code.text, message };
}

/** Returns the numbered errors in the source of an ES module, in the order of the source. */
export function parseErrorCalls(source: string): ErrorCall[] {
  if (!source.includes(FORMATTER_MODULE)) {
    return [];
  }
  const file = ts.createSourceFile(
    'module.js',
    source,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.JS,
  );
  const formatter = findFormatterName(file);
  if (formatter === undefined) {
    return [];
  }
  const calls: ErrorCall[] = [];
  const visit = (node: ts.Node): void => {
    const call = readErrorCall(node, formatter);
    if (call !== undefined) {
      calls.push(call);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return calls;
}

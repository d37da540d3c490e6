import ts from 'typescript';
import { SHORT_CODE_LINES } from '../model/types';
import { hasModifier } from './typeErasureRules';

type Component = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

function defaultComponent(file: ts.SourceFile): Component | undefined {
  for (const statement of file.statements) {
    if (
      ts.isFunctionDeclaration(statement) &&
      statement.body !== undefined &&
      hasModifier(statement, ts.SyntaxKind.DefaultKeyword)
    ) {
      return statement;
    }
  }
  return undefined;
}

function withoutParentheses(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ? withoutParentheses(node.expression) : node;
}

function isJsx(node: ts.Node): boolean {
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);
}

/**
 * Returns the JSX that a demo's component returns, without its indentation. `undefined` when it's longer
 * than `SHORT_CODE_LINES` or the component doesn't end by returning JSX.
 */
export function shortCode(file: ts.SourceFile): string | undefined {
  const { text: code } = file;
  const component = defaultComponent(file);
  const { body } = component ?? {};
  if (body === undefined || !ts.isBlock(body)) return undefined;
  const last = body.statements.at(-1);
  if (last === undefined || !ts.isReturnStatement(last) || last.expression === undefined) {
    return undefined;
  }
  const jsx = withoutParentheses(last.expression);
  if (!isJsx(jsx)) return undefined;
  const lines = jsx.getText().split('\n');
  if (lines.length > SHORT_CODE_LINES) return undefined;
  const start = jsx.getStart();
  const indent = start - (code.lastIndexOf('\n', start) + 1);
  const isIndented = lines.slice(1).every((line) => line.slice(0, indent).trim() === '');
  return [lines[0], ...lines.slice(1).map((line) => (isIndented ? line.slice(indent) : line))].join(
    '\n',
  );
}

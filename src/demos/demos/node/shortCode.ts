import ts from 'typescript';
import { rememberLatest } from '../../../foundation/site/node/rememberLatest';
import { SHORT_CODE_LINES } from '../model/types';
import { parseTypeScript } from './eraseTypes';
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

function withoutBrackets(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ? withoutBrackets(node.expression) : node;
}

function isJsx(node: ts.Node): boolean {
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);
}

/**
 * The JSX that a demo's component returns, moved to the left edge; `undefined` when it is
 * longer than `SHORT_CODE_LINES` or the component ends otherwise.
 */
export const shortCode = rememberLatest((code, filePath): string | undefined => {
  const component = defaultComponent(parseTypeScript(code, filePath));
  const { body } = component ?? {};
  if (body === undefined || !ts.isBlock(body)) return undefined;
  const last = body.statements.at(-1);
  if (last === undefined || !ts.isReturnStatement(last) || last.expression === undefined) {
    return undefined;
  }
  const jsx = withoutBrackets(last.expression);
  if (!isJsx(jsx)) return undefined;
  const lines = jsx.getText().split('\n');
  if (lines.length > SHORT_CODE_LINES) return undefined;
  const start = jsx.getStart();
  const indent = start - (code.lastIndexOf('\n', start) + 1);
  const isDrawn = lines.slice(1).every((line) => line.slice(0, indent).trim() === '');
  return [lines[0], ...lines.slice(1).map((line) => (isDrawn ? line.slice(indent) : line))].join(
    '\n',
  );
});

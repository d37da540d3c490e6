import ts from 'typescript';
import type { Edit } from './typeErasureRules';
import { hasModifier } from './typeErasureRules';

type Value = string | number;

function evaluate(node: ts.Expression, known: ReadonlyMap<string, Value>): Value | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isIdentifier(node)) return known.get(node.text);
  if (ts.isParenthesizedExpression(node)) return evaluate(node.expression, known);
  if (ts.isPrefixUnaryExpression(node)) {
    const value = evaluate(node.operand, known);
    return node.operator === ts.SyntaxKind.MinusToken && typeof value === 'number'
      ? -value
      : undefined;
  }
  if (!ts.isBinaryExpression(node)) return undefined;
  const left = evaluate(node.left, known);
  const right = evaluate(node.right, known);
  if (typeof left !== 'number' || typeof right !== 'number') return undefined;
  switch (node.operatorToken.kind) {
    case ts.SyntaxKind.BarToken:
      return left | right;
    case ts.SyntaxKind.LessThanLessThanToken:
      return left << right;
    case ts.SyntaxKind.PlusToken:
      return left + right;
    default:
      return undefined;
  }
}

/**
 * Returns the edits that turn an enum into the object that a person would write in JavaScript. Literal
 * initializers stay as written; implicit and computed members get their value.
 *
 * @returns the first member whose value isn't known at build time, instead of edits
 */
export function eraseEnum(node: ts.EnumDeclaration): readonly Edit[] | ts.EnumMember {
  const known = new Map<string, Value>();
  const edits: Edit[] = [];
  const start = node.getStart();
  const keyword = hasModifier(node, ts.SyntaxKind.ExportKeyword) ? 'export const' : 'const';
  edits.push({ start, end: node.name.getStart(), text: `${keyword} ` });
  edits.push({ start: node.name.end, end: node.name.end, text: ' =' }, insertAt(node.end, ';'));
  let next: number | undefined = 0;
  for (const member of node.members) {
    const { initializer } = member;
    const value: Value | undefined =
      initializer === undefined ? next : evaluate(initializer, known);
    if (value === undefined) return member;
    known.set(member.name.getText().replace(/^['"]|['"]$/g, ''), value);
    next = typeof value === 'number' ? value + 1 : undefined;
    const isLiteral =
      initializer !== undefined &&
      (ts.isStringLiteralLike(initializer) || ts.isNumericLiteral(initializer));
    const text = isLiteral ? initializer.getText() : JSON.stringify(value);
    edits.push({ start: member.name.end, end: member.end, text: `: ${text}` });
  }
  return edits;
}

function insertAt(position: number, text: string): Edit {
  return { start: position, end: position, text };
}

import ts from 'typescript';
import { eraseEnum } from './eraseEnum';
import { eraseImport } from './eraseImport';
import { createRemoval } from './createRemoval';
import {
  collectValueNames,
  findUnsupportedSyntax,
  hasModifier,
  isTypeOnly,
  typeModifiers,
} from './typeErasureRules';
import type { Edit } from './typeErasureRules';

/** TypeScript or JavaScript code, with its file's path for error messages. */
export interface CodeSample {
  readonly code: string;
  readonly filePath: string;
}

/** Formats a position in a file as `file:line`, like all error messages of the build. */
function formatLocation(file: ts.SourceFile, position: number): string {
  return `${file.fileName}:${String(file.getLineAndCharacterOfPosition(position).line + 1)}`;
}

/**
 * Parses TypeScript.
 *
 * @throws Error that lists every syntax error, by file and line
 */
export function parseTypeScript(code: string, filePath: string): ts.SourceFile {
  const kind = filePath.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  const file = ts.createSourceFile(filePath, code, ts.ScriptTarget.Latest, true, kind);
  const { parseDiagnostics = [] } = file as { parseDiagnostics?: ts.DiagnosticWithLocation[] };
  if (parseDiagnostics.length > 0) {
    const inOrder = [...parseDiagnostics].sort((a, b) => a.start - b.start);
    const lines = inOrder.map(
      ({ start, messageText }) =>
        `${formatLocation(file, start)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')} This isn't valid TypeScript, so nobody could run the code. Fix the syntax.`,
    );
    throw new Error(lines.join('\n'));
  }
  return file;
}

/**
 * Removes types from TypeScript code and leaves everything else in place.
 *
 * @throws Error that lists syntax errors, or code that JavaScript has no equivalent for, by file and line
 */
export function eraseTypes(code: string, filePath: string): string {
  const file = parseTypeScript(code, filePath);
  const values = collectValueNames(file);
  const edits: Edit[] = [];
  const problems: string[] = [];
  const remove = (start: number, end: number): void => {
    edits.push({ start, end, text: '' });
  };
  const visit = (node: ts.Node): void => {
    if (isTypeOnly(node)) {
      edits.push(createRemoval(node, code));
      return;
    }
    const unsupported = findUnsupportedSyntax(node);
    if (unsupported !== undefined) {
      problems.push(
        `${formatLocation(file, node.getStart())}: this code can't be converted to JavaScript because of ${unsupported}`,
      );
      return;
    }
    if (ts.isImportDeclaration(node)) {
      edits.push(...eraseImport(node, values, code));
      return;
    }
    if (ts.isEnumDeclaration(node)) {
      const result = eraseEnum(node);
      if ('kind' in result) {
        problems.push(
          `${formatLocation(file, result.getStart())}: the value of this enum member isn't known at build time, so the enum can't be converted to JavaScript. Use an object with "as const" instead.`,
        );
      } else edits.push(...result);
      return;
    }
    if (ts.isHeritageClause(node) && node.token === ts.SyntaxKind.ImplementsKeyword) {
      remove(node.getStart(), node.end);
      return;
    }
    if (isThisParameter(node) || (ts.isExportSpecifier(node) && node.isTypeOnly)) {
      removeListItem(node, code, remove);
      return;
    }
    for (const modifier of typeModifiers(node)) remove(modifier.getStart(), modifier.end);
    if (ts.isConstructorDeclaration(node)) edits.push(...expandParameterProperties(node));
    eraseOwnTypes(node, remove);
    ts.forEachChild(node, (child) => {
      if (!isTypePart(node, child)) visit(child);
    });
  };
  ts.forEachChild(file, visit);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return applyEdits(code, edits);
}

function isThisParameter(node: ts.Node): boolean {
  return ts.isParameter(node) && ts.isIdentifier(node.name) && node.name.text === 'this';
}

/** Removes an item of a comma-separated list and the comma after it: `type B` in `a, type B, c`. */
function removeListItem(
  node: ts.Node,
  code: string,
  remove: (start: number, end: number) => void,
): void {
  const comma = /^\s*,/.exec(code.slice(node.end))?.[0].length ?? 0;
  remove(node.getStart(), node.end + comma);
}

/** Whether a child is a type that `eraseOwnTypes` has already removed. */
function isTypePart(node: ts.Node, child: ts.Node): boolean {
  if (ts.isTypeParameterDeclaration(child)) return true;
  return (
    ts.isTypeNode(child) &&
    !(ts.isExpressionWithTypeArguments(child) && !ts.isTypeNode(node) && isValueExpression(node))
  );
}

function isValueExpression(parent: ts.Node): boolean {
  return !ts.isHeritageClause(parent) || parent.token === ts.SyntaxKind.ExtendsKeyword;
}

function eraseOwnTypes(node: ts.Node, remove: (start: number, end: number) => void): void {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
    const keyword = node.getChildren()[1];
    remove(keyword?.getStart() ?? node.expression.end, node.end);
    return;
  }
  if (ts.isNonNullExpression(node)) {
    remove(node.end - 1, node.end);
    return;
  }
  if (ts.isTypeAssertionExpression(node)) {
    remove(node.getStart(), node.expression.getStart());
    return;
  }
  const { type } = node as { type?: ts.Node };
  const children = node.getChildren();
  for (const [index, child] of children.entries()) {
    const next = children[index + 1];
    if (child.kind === ts.SyntaxKind.ColonToken && type !== undefined && next === type) {
      remove(child.getStart(), type.end);
    } else if (isOptionalityMarker(node, child)) {
      remove(child.getStart(), child.end);
    } else if (child.kind === ts.SyntaxKind.LessThanToken && isTypeList(node, next)) {
      remove(child.getStart(), children[index + 2]?.end ?? child.end);
    }
  }
}

/** Whether a child is the `?` or `!` after the name of a parameter, a variable, or a member. */
function isOptionalityMarker(node: ts.Node, child: ts.Node): boolean {
  const { questionToken, exclamationToken } = node as {
    questionToken?: ts.Node;
    exclamationToken?: ts.Node;
  };
  return (
    !ts.isConditionalExpression(node) && (child === questionToken || child === exclamationToken)
  );
}

function isTypeList(node: ts.Node, list: ts.Node | undefined): boolean {
  const { typeParameters, typeArguments } = node as {
    typeParameters?: ts.NodeArray<ts.Node>;
    typeArguments?: ts.NodeArray<ts.Node>;
  };
  return list !== undefined && (typeParameters ?? typeArguments)?.pos === list.pos;
}

/** Turns parameter properties, as in `constructor(private a: A) {}`, into assignments in the body. */
function expandParameterProperties(node: ts.ConstructorDeclaration): Edit[] {
  const names = node.parameters
    .filter(
      (item) => typeModifiers(item).length > 0 || hasModifier(item, ts.SyntaxKind.OverrideKeyword),
    )
    .map((item) => item.name.getText());
  if (names.length === 0 || node.body === undefined) return [];
  const superCall = node.body.statements.find(
    (statement) =>
      ts.isExpressionStatement(statement) &&
      ts.isCallExpression(statement.expression) &&
      statement.expression.expression.kind === ts.SyntaxKind.SuperKeyword,
  );
  const position = superCall?.end ?? node.body.getStart() + 1;
  const text = names.map((name) => `\nthis.${name} = ${name};`).join('');
  return [{ start: position, end: position, text }];
}

function applyEdits(code: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  let result = '';
  let position = 0;
  for (const { start, end, text } of sorted) {
    if (start < position) continue;
    result += code.slice(position, start) + text;
    position = end;
  }
  return result + code.slice(position);
}

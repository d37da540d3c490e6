import path from 'node:path';
import ts from 'typescript';
import type { Problem } from '../../../writing/content/model/problem';

const hasModifier = (node: ts.FunctionDeclaration, kind: ts.SyntaxKind): boolean =>
  node.modifiers?.some((modifier) => modifier.kind === kind) === true;

/**
 * Returns the name a demo's component should have: its file's, or its folder's when it has several
 * stylings.
 */
function getExpectedName(file: string): string {
  const name = path.basename(file, '.tsx');
  return name === 'index' ? path.basename(path.dirname(path.dirname(file))) : name;
}

/**
 * Checks that a file has a default export with the file's name, which exported projects and errors
 * show.
 */
export function checkDemoExport(file: string, source: ts.SourceFile): Problem[] {
  const expected = getExpectedName(file);
  const statement = source.statements.find(
    (node) =>
      ts.isExportAssignment(node) ||
      (ts.isFunctionDeclaration(node) && hasModifier(node, ts.SyntaxKind.DefaultKeyword)),
  );
  const fix = `Write "export default function ${expected}()".`;
  if (statement === undefined) {
    return [
      { file, line: 1, what: 'The demo has no default export, so there is nothing to show.', fix },
    ];
  }
  if (!ts.isFunctionDeclaration(statement) || statement.name?.text === expected) return [];
  const line = source.getLineAndCharacterOfPosition(statement.getStart()).line + 1;
  const name = statement.name === undefined ? 'has no name' : `is named ${statement.name.text}`;
  return [
    {
      file,
      line,
      what: `The default export ${name}, but exported projects and error messages show the file's name.`,
      fix,
    },
  ];
}

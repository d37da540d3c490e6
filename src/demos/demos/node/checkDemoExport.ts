import path from 'node:path';
import ts from 'typescript';
import type { Problem } from '../../../writing/content/model/problem';

const hasModifier = (node: ts.FunctionDeclaration, kind: ts.SyntaxKind): boolean =>
  node.modifiers?.some((modifier) => modifier.kind === kind) === true;

/** The name that people expect: the file's, or the folder's of a demo in several stylings. */
function readName(file: string): string {
  const name = path.basename(file, '.tsx');
  return name === 'index' ? path.basename(path.dirname(path.dirname(file))) : name;
}

/** A demo is what its file exports by default, under the file's name, which exports and errors show. */
export function checkDemoExport(file: string, source: ts.SourceFile): Problem[] {
  const wanted = readName(file);
  const statement = source.statements.find(
    (node) =>
      ts.isExportAssignment(node) ||
      (ts.isFunctionDeclaration(node) && hasModifier(node, ts.SyntaxKind.DefaultKeyword)),
  );
  const fix = `Write "export default function ${wanted}()".`;
  if (statement === undefined) {
    return [{ file, line: 1, what: 'The demo has no default export, so nothing is shown.', fix }];
  }
  if (!ts.isFunctionDeclaration(statement) || statement.name?.text === wanted) return [];
  const line = source.getLineAndCharacterOfPosition(statement.getStart()).line + 1;
  const name = statement.name === undefined ? 'without a name' : `named ${statement.name.text}`;
  return [{ file, line, what: `The function of this demo is ${name}, not as its file.`, fix }];
}

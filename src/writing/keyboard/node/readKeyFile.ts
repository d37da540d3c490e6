import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { checkKeyTable } from '../model/checkKeyTable';
import type { KeyTable } from '../model/types';

/** A mistake in a key file, with its line. */
export interface KeyFileProblem {
  readonly line: number;
  readonly what: string;
}

/** A key file as a value, and the line of every part of it by path. */
interface Literal {
  readonly value: unknown;
  readonly lines: ReadonlyMap<string, number>;
  readonly code: readonly KeyFileProblem[];
}

/** Reads literals only: nothing of the file runs. */
function readLiteral(source: ts.SourceFile, root: ts.Expression): Literal {
  const lines = new Map<string, number>();
  const code: KeyFileProblem[] = [];
  const lineOf = (node: ts.Node): number =>
    source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  const read = (node: ts.Expression, at: string): unknown => {
    lines.set(at, lineOf(node));
    const below = (name: string): string => (at === '' ? name : `${at}.${name}`);
    if (ts.isStringLiteralLike(node)) return node.text;
    if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
    if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
    if (ts.isArrayLiteralExpression(node)) {
      return node.elements.map((element, index) => read(element, below(String(index))));
    }
    if (ts.isObjectLiteralExpression(node)) {
      const entries = node.properties.flatMap((property): [string, unknown][] => {
        if (ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name)) {
          const name = property.name.text;
          const value = read(property.initializer, below(name));
          lines.set(below(name), lineOf(property));
          return [[name, value]];
        }
        code.push({ line: lineOf(property), what: 'A key file holds plain values only.' });
        return [];
      });
      return Object.fromEntries(entries);
    }
    code.push({ line: lineOf(node), what: 'A key file holds plain values only: no code.' });
    return undefined;
  };
  return { value: read(root, ''), lines, code };
}

function findKeys(source: ts.SourceFile): ts.Expression | undefined {
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (name.getText(source) === 'keys' && initializer !== undefined) return initializer;
    }
  }
  return undefined;
}

/** The key file of a demo: `BasicDialog.tsx` has `BasicDialog.keys.ts`. */
export function keyFileOf(demoFile: string): string {
  return demoFile.replace(/\.tsx$/u, '.keys.ts');
}

/** Reads and checks a key file; either the table or the problems with their lines. */
export function readKeyFile(file: string): KeyTable | readonly KeyFileProblem[] {
  if (!fs.existsSync(file)) {
    const name = path.basename(file);
    return [{ line: 1, what: `"${name}" does not exist. Write what the keys do into it.` }];
  }
  const text = fs.readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const root = findKeys(source);
  if (root === undefined) {
    return [{ line: 1, what: 'There is no table. Write: export const keys: KeyTable = { … };' }];
  }
  const { value, lines, code } = readLiteral(source, root);
  if (code.length > 0) return code;
  const problems = checkKeyTable(value);
  if (problems.length === 0) return value as KeyTable;
  return problems.map((problem) => ({
    line: lines.get(problem.path) ?? 1,
    what: `${problem.path === '' ? 'The table' : `"${problem.path}"`} ${problem.what}.`,
  }));
}
